const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) {
    // `lang` may hold anything; `Intl` throws for a malformed tag.
    const known = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) ? language : undefined;
    format = new Intl.NumberFormat(known, { style: 'percent', maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}

/** Formats a percentage in the page's language: 42 -> '42%'. */
export const percentText = (element: Element, percent: number): string =>
  formatFor(element.closest<HTMLElement>('[lang]')?.lang ?? '').format(percent / 100);
