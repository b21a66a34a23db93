import { msg } from '@lit/localize';
import {
  DeviceError,
  ErrCode,
  previewImage,
  setClipboardData,
  showActionSheet,
  showModal,
  showToast,
} from 'nacre/device';
import { problemOf } from '../loading/problem.js';
import { save, unsave } from './saved.js';
import { pictureUrl, report } from './server.js';
import { problemText } from '../loading/texts.js';
import type { Picture, Summary } from './types.js';

/** Key of all toasts of the news: a new one replaces the last one. */
export const TOAST = 'news';

/** Width in px of a picture that fills the screen, as requested from the server. */
const LARGE_WIDTH = 1600;

interface Action {
  readonly text: string;
  /** Name of an `nc-icon`. */
  readonly icon: string;
  readonly run: () => Promise<unknown>;
}

interface Offer {
  /** Address of the article. */
  readonly link: string;
  /** The article is on the reading list. */
  readonly isSaved: boolean;
  /** The pressed element: on a large screen the sheet opens beside it. */
  readonly from?: Element | undefined;
}

/** Opens a menu of actions for an article, and runs the chosen one. */
export async function offerActions(article: Summary, { link, isSaved, from }: Offer): Promise<void> {
  const actions: Action[] = [
    {
      text: isSaved
        ? msg('Remove from saved', { id: 'sc.news.unsave' })
        : msg('Save for later', { id: 'sc.news.save' }),
      icon: 'star',
      run: () => toggleSaved(article, isSaved),
    },
    { text: msg('Copy link', { id: 'sc.news.copy-link' }), icon: 'copy', run: () => copy(link) },
    { text: msg('Report a mistake', { id: 'sc.news.report' }), icon: 'edit', run: () => reportMistake(article) },
  ];
  // Not every browser can share.
  if ('share' in navigator) {
    const text = msg('Share', { id: 'sc.news.share' });
    actions.splice(1, 0, { text, icon: 'share', run: () => share(article, link) });
  }
  try {
    const { tapIndex } = await showActionSheet({
      title: article.title,
      itemList: actions.map(({ text, icon }) => ({ text, icon })),
      ...(from && { popover: from }),
    });
    await actions[tapIndex]!.run();
  } catch (error) {
    await tell(error);
  }
}

/** Adds an article to the reading list or removes it. The toast offers to undo it. */
export async function toggleSaved(article: Summary, isSaved: boolean): Promise<void> {
  const undo = isSaved ? unsave(article.id) : () => void unsave(article.id);
  if (!isSaved) save(article);
  await showToast({
    title: isSaved
      ? msg('Removed from saved', { id: 'sc.news.unsaved' })
      : msg('Saved for later', { id: 'sc.news.saved-toast' }),
    icon: 'none',
    position: 'bottom',
    duration: 4000,
    key: TOAST,
    actionText: msg('Undo', { id: 'sc.news.undo' }),
    onAction: undo,
  });
}

async function copy(link: string): Promise<void> {
  await setClipboardData({ data: link, showToast: false });
  await showToast({ title: msg('Copied', { id: 'sc.copied' }), key: TOAST });
}

async function share({ title, lead }: Summary, url: string): Promise<void> {
  await navigator.share({ title, text: lead, url });
}

async function reportMistake({ id }: Summary): Promise<void> {
  const { confirm, content } = await showModal({
    title: msg('Report a mistake', { id: 'sc.news.report' }),
    editable: true,
    placeholderText: msg('What is wrong?', { id: 'sc.news.report.what' }),
    confirmText: msg('Send', { id: 'sc.news.report.send' }),
  });
  if (!confirm) return;
  await report(id, content ?? '');
  await showToast({ title: msg('Thank you', { id: 'sc.news.report.thanks' }), key: TOAST });
}

/** Shows pictures full-screen, starting with one of them. */
export async function lookClosely(pictures: readonly Picture[], current: number): Promise<void> {
  const urls = pictures.map(({ url, alt }) => ({ url: pictureUrl(url, LARGE_WIDTH), alt }));
  await previewImage({ urls, current }).catch(tell);
}

/** Shows an error, unless the user canceled. */
async function tell(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof DeviceError && error.errCode === ErrCode.cancel) return;
  const title =
    error instanceof DeviceError || error instanceof DOMException ? error.message : problemText(problemOf(error));
  await showToast({ title, icon: 'error', key: TOAST });
}
