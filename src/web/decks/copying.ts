// Copying a text: by the browser, else from the field that shows it.

/** Whether it worked; where it did not, the text is selected and can be copied by hand. */
export const copy = async (text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
};
