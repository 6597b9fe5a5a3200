import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { untilTrue } from "../../../../testing/untilTrue.ts";
import { encodeWav } from "../../../speech/wav.ts";
import { LINE_RATE } from "../g711.ts";

/**
 * Whether the telephones of other vendors are installed on this machine (Debian: baresip-core, baresip-ffmpeg,
 * sip-tester).
 */
export const hasRealPhones = ["baresip", "sipp"].every((name) => spawnSync("which", [name]).status === 0);

/** A telephone that answers at once, plays audio, and records what it hears. */
export interface Baresip extends AsyncDisposable {
  /** The audio that it has heard since it answered; empty before the call has ended. */
  heard(): Int16Array;
}

/** Starts baresip for one number, in a folder of its own. */
export async function startBaresip(folder: string, { number, port, says }: BaresipWish): Promise<Baresip> {
  const kept = path.join(folder, "kept");
  mkdirSync(kept, { recursive: true });
  const sound = path.join(folder, "says.wav");
  writeFileSync(sound, encodeWav(says, LINE_RATE));
  writeFileSync(
    path.join(folder, "accounts"),
    `<sip:${number}@127.0.0.1>;regint=0;answermode=auto;audio_codecs=PCMA/8000/1\n`,
  );
  writeFileSync(path.join(folder, "config"), configOf(port, sound, kept));
  const process = spawn("baresip", ["-4", "-f", folder], { stdio: "ignore", cwd: folder });
  await untilTrue("baresip listens", () => isBound(port));
  return {
    heard() {
      const file = readdirSync(kept).find((name) => name.endsWith("-dec.wav"));
      return file ? samplesOf(readFileSync(path.join(kept, file))) : new Int16Array(0);
    },
    [Symbol.asyncDispose]: () => ended(process),
  };
}

interface BaresipWish {
  number: string;
  port: number;
  says: Int16Array;
}

function configOf(port: number, sound: string, kept: string): string {
  return [
    "poll_method epoll",
    `sip_listen 127.0.0.1:${port}`,
    `audio_source aufile,${sound}`,
    "audio_player aubridge,none",
    "ausrc_srate 8000",
    "auplay_srate 8000",
    "ausrc_channels 1",
    "auplay_channels 1",
    "audio_level no",
    "rtcp_mux no",
    "jitter_buffer_delay 2-5",
    "module_path /usr/lib/baresip/modules",
    "module g711.so",
    "module aufile.so",
    "module aubridge.so",
    "module sndfile.so",
    "module_tmp account.so",
    "module_app menu.so",
    `snd_path ${kept}`,
    "",
  ].join("\n");
}

/** Starts sipp as a trunk that rings and then responds to the first call with a code. */
export async function startRefusal(folder: string, port: number, code: number): Promise<Refusal> {
  mkdirSync(folder, { recursive: true });
  const scenario = path.join(folder, `refuse${code}.xml`);
  writeFileSync(scenario, refusalOf(code));
  const flags = ["-sf", scenario, "-i", "127.0.0.1", "-p", String(port), "-m", "1", "-nostdin"];
  const process = spawn("sipp", flags, { stdio: "ignore", cwd: folder });
  await untilTrue("sipp listens", () => isBound(port));
  const isOver = once(process, "exit");
  return { isOver, [Symbol.asyncDispose]: () => ended(process) };
}

/** A trunk that receives one call, and refuses it. */
export interface Refusal extends AsyncDisposable {
  /** Its refusal was acknowledged, and it has ended. */
  isOver: Promise<unknown>;
}

const head = [
  "[last_Via:]",
  "[last_From:]",
  "[last_To:];tag=[pid]sipp[call_number]",
  "[last_Call-ID:]",
  "[last_CSeq:]",
].join("\n");

function refusalOf(code: number): string {
  return `<?xml version="1.0" encoding="ISO-8859-1" ?>
<scenario name="refuse">
  <recv request="INVITE"/>
  <send><![CDATA[
SIP/2.0 180 Ringing
${head}
Contact: <sip:[local_ip]:[local_port]>
Content-Length: 0

]]></send>
  <pause milliseconds="200"/>
  <send retrans="500"><![CDATA[
SIP/2.0 ${code} Refused
${head}
Content-Length: 0

]]></send>
  <recv request="ACK"/>
</scenario>
`;
}

/** A port that was free a moment ago. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  return port;
}

/** Whether a process listens on a UDP port of this machine. */
function isBound(port: number): boolean {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")} `;
  return readFileSync("/proc/net/udp", "utf8").includes(wanted);
}

/** The samples of another program's WAV file, whose header is longer than ours. */
export function samplesOf(file: Buffer): Int16Array {
  const from = file.indexOf("data") + 8;
  return Int16Array.from({ length: Math.floor((file.length - from) / 2) }, (_, index) =>
    file.readInt16LE(from + 2 * index),
  );
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  process.once("exit", () => resolve());
  process.kill("SIGKILL");
  await promise;
}
