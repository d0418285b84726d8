// A text given to the player as a file.

/** Browsers read the file some time after they were asked to. */
const READ_WITHIN = 60_000;

/** A file with this text, as a download. */
export const save = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN);
};
