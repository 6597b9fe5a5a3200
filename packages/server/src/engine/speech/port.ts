import type { ConversationTurn } from "../../domain/call.ts";

/** A conversation with its times, ready to be rendered. */
export interface SpokenConversation {
  /** Two-letter code of the language the turns are in. */
  language: string;
  turns: ConversationTurn[];
  /** Length of the whole recording. */
  durationSeconds: number;
}

export interface Recording {
  /** RIFF/WAVE, 16-bit PCM, mono. */
  wav: Buffer<ArrayBuffer>;
  durationSeconds: number;
  /** Loudness from 0 to 1, evenly spread over the recording; enough for a waveform. */
  peaks: number[];
}

/** Renders conversations as audio. */
export interface Speech extends AsyncDisposable {
  /**
   * Renders a recording in which every turn is heard exactly from its `startSecond`, the two sides in different voices.
   * Rejects when the synthesiser fails.
   */
  render(conversation: SpokenConversation): Promise<Recording>;
}
