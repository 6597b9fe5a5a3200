import { afterPause, type Pause } from "./pauses.js";

/** The playback speeds of a recording. */
export const playbackRates = [1, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** The state of a playback. */
export interface PlaybackState {
  /** The audio: not requested, loading, loaded, or not available. */
  sound: "idle" | "loading" | "ready" | "failed";
  isPlaying: boolean;
  /** The current position. */
  second: number;
  rate: PlaybackRate;
}

/** Plays one recording. Components that show it subscribe; components that control it call its methods. */
export interface Playback {
  readonly durationSeconds: number;
  /** The audio element, for a waveform that follows it. */
  readonly audio: HTMLAudioElement;
  getState(): PlaybackState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the audio the first time. If another recording plays, it stops. */
  play(): void;
  pause(): void;
  /** Plays from this position, or sets it for the next time. */
  seek(second: number): void;
  setRate(rate: PlaybackRate): void;
  /** Skips these while it plays; a seek into one of them continues at its end. */
  skip(pauses: readonly Pause[]): void;
  /** The audio as a file, loaded if necessary; undefined if it is not available, which the state then shows. */
  getFile(): Promise<Blob | undefined>;
  /** Stops and releases the memory of the audio. Playing again loads it again. */
  stop(): void;
}

export interface PlaybackOptions {
  /** Loads the audio with the session's token, which an audio element's own request could not send. */
  load: () => Promise<Blob>;
  durationSeconds: number;
}

const start: PlaybackState = { sound: "idle", isPlaying: false, second: 0, rate: 1 };

/** A page plays one recording at a time. */
let heard: Playback | undefined;

export function createPlayback({ load, durationSeconds }: PlaybackOptions): Playback {
  const audio = new Audio();
  audio.preload = "auto";
  const listeners = new Set<() => void>();
  let state = start;
  let url: string | undefined;
  let file: Promise<Blob | undefined> | undefined;
  let isWanted = false;
  let skipped: readonly Pause[] = [];

  const set = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change };
    for (const tell of listeners) tell();
  };
  const release = () => {
    const old = url;
    url = undefined;
    file = undefined;
    isWanted = false;
    if (old === undefined) return;
    audio.removeAttribute("src");
    audio.load();
    URL.revokeObjectURL(old);
  };
  const fail = () => {
    release();
    set({ sound: "failed", isPlaying: false });
  };

  audio.addEventListener("timeupdate", () => {
    if (!url) return;
    const on = state.isPlaying ? afterPause(skipped, audio.currentTime) : undefined;
    if (on !== undefined) audio.currentTime = on;
    set({ second: audio.currentTime });
  });
  audio.addEventListener("play", () => set({ isPlaying: true }));
  audio.addEventListener("pause", () => set({ isPlaying: false }));
  audio.addEventListener("error", () => url && fail());
  audio.addEventListener("loadedmetadata", () => {
    audio.currentTime = state.second;
    audio.playbackRate = state.rate;
    set({ sound: "ready" });
    if (isWanted) void audio.play().catch(() => set({ isPlaying: false }));
  });

  function fetchSound(): Promise<Blob | undefined> {
    set({ sound: "loading" });
    const mine = load().then(
      (blob) => {
        // Stopped meanwhile: it is no longer needed.
        if (file !== mine) return undefined;
        url = URL.createObjectURL(blob);
        audio.src = url;
        return blob;
      },
      () => {
        if (file === mine) fail();
        return undefined;
      },
    );
    return mine;
  }

  const playback: Playback = {
    durationSeconds,
    audio,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play() {
      if (heard !== playback) heard?.pause();
      heard = playback;
      isWanted = true;
      if (state.sound === "ready") {
        if (state.second >= durationSeconds - 0.05) playback.seek(0);
        void audio.play().catch(() => set({ isPlaying: false }));
      } else file ??= fetchSound();
    },
    pause() {
      isWanted = false;
      audio.pause();
    },
    seek(second) {
      const within = Math.min(Math.max(0, second), durationSeconds);
      if (state.sound === "ready") audio.currentTime = within;
      set({ second: within });
    },
    setRate(rate) {
      audio.playbackRate = rate;
      set({ rate });
    },
    skip(pauses) {
      skipped = pauses;
    },
    getFile: () => (file ??= fetchSound()),
    stop() {
      if (heard === playback) heard = undefined;
      audio.pause();
      release();
      set({ sound: "idle", isPlaying: false });
    },
  };
  return playback;
}
