// What was made of a text lately, so that the same text is not read again and again.

/** As many as this are kept; the one that was asked for longest ago goes first. */
const MOST = 16;

/** The last few things made, by the text they were made of. */
export class Recent<T> {
  readonly #made = new Map<string, T>();

  get(text: string): T | undefined {
    const found = this.#made.get(text);
    return found === undefined ? undefined : this.keep(text, found);
  }

  keep(text: string, value: T): T {
    // Put in again at the end: the order of the map is then that of use.
    this.#made.delete(text);
    this.#made.set(text, value);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST && oldest !== undefined) this.#made.delete(oldest);
    return value;
  }
}
