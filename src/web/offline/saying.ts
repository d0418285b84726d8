// What a page says to the service worker.

export type Said =
  /** Do not wait any longer: this version shall answer. */
  | { readonly type: 'take-over' }
  /** The next page shall come from the server. */
  | { readonly type: 'from-server' }
  /** Which version is it? Answered over the port that comes with it. */
  | { readonly type: 'which' };
