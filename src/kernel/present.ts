// Fields that may be undefined, made into fields that are there or absent.

/** The fields that are not undefined, for spreading: `{ name, ...present({ preset }) }`. */
export const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
