/** Lets a loop rest until there is something to do, or for a while. */
export class Alarm {
  #isRinging = false;
  #endRest = () => {};

  /** Ends the rest, or the next one at once if nobody rests now. */
  ring(): void {
    this.#isRinging = true;
    this.#endRest();
  }

  async rest(milliseconds: number): Promise<void> {
    if (!this.#isRinging) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isRinging = false;
  }
}
