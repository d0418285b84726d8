// A value, or an error that says where and why: what every reader of outside input returns.

/** Either a value or an error; never both. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A fault in outside input: `at` is a path such as `position.hands[1]`, `message` says what is wrong and what to do. */
export interface InputError {
  readonly at: string;
  readonly message: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Text that can't be read as a whole, such as an action: there is no place in it to point at. */
export const unreadable = (message: string): { readonly ok: false; readonly error: InputError } =>
  fail({ at: '', message });

/** The same input error, one level further out: `hands[1]` inside `position` is `position.hands[1]`. */
export const within = (outer: string, error: InputError): InputError => ({
  at: error.at === '' ? outer : error.at.startsWith('[') ? `${outer}${error.at}` : `${outer}.${error.at}`,
  message: error.message,
});
