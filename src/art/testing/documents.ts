// Checks of drawn documents: well formed, safe to repeat on a page, unchanged.

/** What is wrong with a document: tags that do not match, attributes that do not parse, numbers that are none. */
export function faultOf(document: string): string | undefined {
  const open: string[] = [];
  const wordless = document.replace(/(<text[^<>]*>)(?:[^<>&]|&(?:amp|lt|gt|quot);)*(?=<\/text>)/g, '$1');
  const rest = wordless.replace(
    /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<>]*")*)(\/?)>/g,
    (_, end, name, attributes, alone) => {
      const names = [...String(attributes).matchAll(/ ([A-Za-z-]+)=/g)].map((found) => found[1]);
      if (new Set(names).size < names.length) open.push(`twice the same attribute on ${name}`);
      if (end) {
        if (open.at(-1) === name) open.pop();
        else open.push(`/${name}`);
      } else if (!alone) open.push(name);
      return '';
    },
  );
  if (rest !== '') return `text between tags: ${rest.slice(0, 40)}`;
  if (open.length > 0) return `open: ${open.join(' ')}`;
  return /NaN|undefined|Infinity|\[object|\de-\d/.exec(document)?.[0];
}

/** The same for a document that has to be repeatable on one page: nothing in it may be referred to. */
export function faultOnPage(document: string | undefined, viewBox: string): string | undefined {
  if (!document?.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"`)) return `not in ${viewBox}`;
  return faultOf(document) ?? /\sid=|gradient|clip-?path|url\(|href/i.exec(document)?.[0];
}

/** FNV-1a over UTF-16 units. */
export function fingerprint(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
