import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * Files that run beside any other one, because they show nothing that other journeys change: they use a company of
 * their own, another product, or no data of the product at all. All other files share the companies of the demo data,
 * and run one after the other.
 */
export const besideOthers = [
  "apiReference",
  "callLater",
  "classlessStyles",
  "deposit",
  "earlyPresses",
  "firstCall",
  "firstDay",
  "foreignPixels",
  "foreignStyles",
  "liveCalls",
  "overlays",
  "playground",
  "realCarrier",
  "sandbox",
  "signUp",
  "storybook",
  "storybookWays",
  "twoSellers",
];

/** Starts a server that gives one connection at a time its turn, by a byte; the turn ends with the connection. */
export async function startTurns(): Promise<AsyncDisposable & { port: number }> {
  const waiting: Socket[] = [];
  const goOn = () => waiting[0]?.write(".");
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      const place = waiting.indexOf(socket);
      waiting.splice(place, 1);
      if (place === 0) goOn();
    });
    if (waiting.push(socket) === 1) goOn();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The turns have no port.");
  return {
    port: address.port,
    async [Symbol.asyncDispose]() {
      waiting.forEach((socket) => socket.destroy());
      server.close();
      await once(server, "close");
    },
  };
}

/** Waits for a turn. It ends when the connection is closed. */
export async function takeTurn(port: number): Promise<Disposable> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "data");
  return { [Symbol.dispose]: () => void socket.destroy() };
}
