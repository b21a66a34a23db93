const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) {
    // What pages write into `lang` may be no language.
    const known = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) ? language : undefined;
    format = new Intl.NumberFormat(known, { style: 'percent', maximumFractionDigits: 2 });
    formats.set(language, format);
  }
  return format;
}

/** 42 -> '42%', as it is written in the page's language. */
export const percentText = (element: Element, percent: number): string =>
  formatFor(element.closest<HTMLElement>('[lang]')?.lang ?? '').format(percent / 100);
