import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';

/** What something new on a tab or button may be marked with. */
export interface Badge {
  readonly badge?: string | number | undefined;
  readonly redDot?: boolean | undefined;
}

const MAX_WIDTH = 4;
/** East Asian characters and pictographs take the room of two letters. */
const WIDE = /[\u1100-\u115f\u2e80-\uffe6]|\p{Extended_Pictographic}/u;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const textOf = ({ badge }: Badge): string => (badge === undefined || badge === null ? '' : String(badge));

/**
 * What an icon is marked with: a text, an ellipsis for one as wide as four letters or wider, or a dot. Who cannot see it
 * is told by `badgeNews`.
 */
export function badgeMark(marks: Badge): TemplateResult | typeof nothing {
  const text = textOf(marks);
  if (text) return html`<span part="badge" aria-hidden="true">${widthOf(text) >= MAX_WIDTH ? '…' : text}</span>`;
  return marks.redDot ? html`<span part="dot"></span>` : nothing;
}

/** What the mark says, in full and out of sight, as the end of the name of a tab or button: "3 new". */
export function badgeNews(marks: Badge): TemplateResult | typeof nothing {
  const text = textOf(marks);
  const news = /^\d/.test(text)
    ? msg(str`${text} new`, {
        id: 'nc.tab-bar.badge',
        desc: 'Said after the name of a tab or button: how many are new',
      })
    : text ||
      (marks.redDot && msg('new', { id: 'nc.tab-bar.dot', desc: 'Said after the name of what has something new' }));
  return news ? html`<span class="unseen">${news}</span>` : nothing;
}
