declare module "@echogarden/espeak-ng-emscripten" {
  interface Engine {
    set_voice(voice: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    synthesize(text: string, onAudio: (samples: Int16Array) => boolean): void;
  }
  const createModule: () => Promise<{ eSpeakNGWorker: new () => Engine }>;
  export default createModule;
}
