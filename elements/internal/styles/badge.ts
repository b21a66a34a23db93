import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';

/** The mark on a tab or button. */
export interface Badge {
  readonly badge?: string | number | undefined;
  readonly redDot?: boolean | undefined;
  readonly badgeLabel?: string | undefined;
}

const MAX_WIDTH = 4;
/** East Asian characters and pictographs are as wide as two letters. */
const WIDE = /[\u1100-\u115f\u2e80-\uffe6]|\p{Extended_Pictographic}/u;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const textOf = ({ badge }: Badge): string => (badge === undefined || badge === null ? '' : String(badge));

/**
 * The mark on an icon: a text, an ellipsis instead of a text of four letters or more, or a dot. It is hidden from screen
 * readers, which read `badgeNews`.
 */
export function badgeMark(marks: Badge): TemplateResult | typeof nothing {
  const text = textOf(marks);
  if (text) return html`<span part="badge" aria-hidden="true">${widthOf(text) >= MAX_WIDTH ? '…' : text}</span>`;
  return marks.redDot ? html`<span part="dot"></span>` : nothing;
}

/** What a dot says. */
export const newText = (): string =>
  msg('new', { id: 'nc.tab-bar.dot', desc: 'Said after the name of what has something new' });

/** The mark in words: what the app says it counts, such as "3 unread messages", else what it shows. Empty: no mark. */
export function badgeWords(marks: Badge): string {
  const text = textOf(marks);
  if (!text && !marks.redDot) return '';
  return marks.badgeLabel || text || newText();
}

/** The mark in words, visually hidden, at the end of the name of a tab or button. */
export function badgeNews(marks: Badge): TemplateResult | typeof nothing {
  const words = badgeWords(marks);
  return words ? html`<span class="unseen">${words}</span>` : nothing;
}
