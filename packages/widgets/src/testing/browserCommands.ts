/** Where a mouse goes, one stop after the other: over an element, down and up, or down and up with its right button. */
export type MouseStep = { over: string } | "down" | "up" | "rightDown" | "rightUp" | "away";

/** What a finger does on an element: how long it stays there, and how far it moves before it leaves. */
export interface Touch {
  ms?: number;
  moves?: { x: number; y: number };
}

// What a test can ask of a real mouse and a real finger (tooling/browserCommands.ts).
declare module "vitest/browser" {
  interface BrowserCommands {
    /** The mouse goes down on an element, waits and goes up where it is. */
    press: (selector: string, ms: number) => Promise<void>;
    /** The mouse goes through the steps. */
    mouse: (...steps: MouseStep[]) => Promise<void>;
    /** A finger touches an element. */
    touch: (selector: string, touch?: Touch) => Promise<void>;
    /** The system replaces all colours, which removes shadows and backgrounds, or no longer does so. */
    forceColors: (isForced: boolean) => Promise<void>;
  }
}
