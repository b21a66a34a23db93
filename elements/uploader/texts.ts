import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { RefusalReason } from './events.js';

/** Whether an `accept` allows pictures only. */
const isForPictures = (accept: string): boolean => /^(?:\s*image\/[^,]*,?)+$/.test(accept);

export const addText = (accept: string): string =>
  isForPictures(accept)
    ? msg('Add a picture', { id: 'nc.uploader.add-picture', desc: 'Button: lets the user choose pictures' })
    : msg('Add a file', { id: 'nc.uploader.add', desc: 'Button: lets the user choose files' });

export const removeText = (name: string): string =>
  msg(str`Remove ${name}`, { id: 'nc.uploader.remove', desc: 'Button; a file name' });

export const moveText = (name: string): string =>
  msg(str`Move ${name}`, {
    id: 'nc.uploader.move',
    desc: 'Button: the next tap puts the file where another one is; a file name',
  });

export const placeText = (name: string): string =>
  msg(str`Choose the new place for ${name}.`, {
    id: 'nc.uploader.place',
    desc: 'For screen readers, after a file was picked up to move it; a file name',
  });

export const retryText = (): string =>
  msg('Retry', { id: 'nc.uploader.retry', desc: 'Button on a file whose upload failed' });

export const waitingText = (): string => msg('Waiting', { id: 'nc.uploader.waiting', desc: 'An upload has not begun' });

export const failedText = (): string => msg('Failed', { id: 'nc.uploader.failed', desc: 'An upload has failed' });

export const removedText = (name: string): string =>
  msg(str`${name} removed`, { id: 'nc.uploader.removed', desc: 'For screen readers: a file' });

/** What the user has added: the name of the only file, or how many there are. */
export const addedText = (name: string, count: number): string =>
  count === 1
    ? msg(str`${name} added`, { id: 'nc.uploader.added', desc: 'For screen readers: a file' })
    : counted(
        msg(str`{${count}, plural, one {# file} other {# files}} added`, {
          id: 'nc.uploader.added-many',
          desc: 'For screen readers',
        }),
      );

/** Why a file was not added, for the user. `limit`: the largest size or the greatest number; `size`: it as a size. */
export const refusalText = (name: string, reason: RefusalReason, limit: number, size: string): string => {
  if (reason === 'size')
    return msg(str`${name} is larger than ${size}.`, { id: 'nc.uploader.oversize', desc: 'Why a file was not added' });
  if (reason === 'count')
    return counted(
      msg(str`${name} was not added: {${limit}, plural, one {# file} other {# files}} at most.`, {
        id: 'nc.uploader.one-too-many',
        desc: 'Why a file was not added',
      }),
    );
  return msg(str`The file type of ${name} is not accepted.`, {
    id: 'nc.uploader.wrong-type',
    desc: 'Why a file was not added',
  });
};
