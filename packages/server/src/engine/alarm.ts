/** Lets a loop wait until there is work, or for some time. */
export class Alarm {
  #isRinging = false;
  #endRest = () => {};

  /** Ends the wait, or the next wait immediately if nothing waits now. */
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
