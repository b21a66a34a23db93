import { msg } from '@lit/localize';
import type { Example } from './example.js';
import { photosOf } from './samples.js';
import { sampleTexts } from './texts.js';

/** Where the server of the showcase takes pictures. It refuses other files. */
const SERVER = { action: 'api/photos', fieldName: 'photo', accept: 'image/*' };

function uploaderExample(): Example {
  const text = sampleTexts();
  const pictures = photosOf(text).map(({ src, alt }) => ({ url: src, name: alt, isImage: true }));
  const [first, second, third, fourth] = pictures;
  const label = msg('Photos', { id: 'sc.photos.title' });
  const some = { ...SERVER, label, multiple: true, maxCount: 9 };
  return {
    props: some,
    choices: { mode: ['grid', 'list'], capture: ['', 'user', 'environment'], imageFit: ['cover', 'contain', 'fill'] },
    variants: [
      {
        id: 'pictures',
        label: msg('Pictures to reorder', { id: 'sc.uploader.pictures' }),
        props: { ...some, defaultValue: pictures },
      },
      {
        id: 'status',
        label: msg('Upload progress', { id: 'sc.uploader.status' }),
        props: {
          ...some,
          defaultValue: [
            { ...first, status: 'done' },
            { ...second, status: 'uploading', percent: 42 },
            { ...third, status: 'waiting' },
            { ...fourth, status: 'failed' },
          ],
        },
      },
      {
        id: 'list',
        label: msg('Files in rows', { id: 'sc.uploader.list' }),
        props: {
          ...SERVER,
          label: msg('Files', { id: 'sc.uploader.files' }),
          mode: 'list',
          multiple: true,
          uploadText: msg('Add files', { id: 'sc.uploader.add' }),
          defaultValue: [
            { url: '/pearls.pdf', name: 'pearls.pdf' },
            { ...first, status: 'uploading', percent: 70 },
            { url: '/shells.zip', name: 'shells.zip', status: 'failed' },
          ],
        },
      },
      {
        id: 'one',
        label: msg('One file, 2 MB at most', { id: 'sc.uploader.one' }),
        props: { ...SERVER, label: text.pearl, maxSize: 2 * 1024 * 1024, required: true },
      },
      {
        id: 'large',
        label: msg('Large previews', { id: 'sc.uploader.large' }),
        props: { ...some, previewSize: 120, imageFit: 'contain', defaultValue: pictures.slice(0, 2) },
      },
      {
        id: 'readonly',
        label: msg('Read-only', { id: 'sc.uploader.readonly' }),
        props: { ...some, readonly: true, defaultValue: pictures },
      },
      {
        id: 'disabled',
        label: msg('Disabled', { id: 'sc.uploader.disabled' }),
        props: { ...some, disabled: true, defaultValue: pictures.slice(0, 1) },
      },
    ],
  };
}

export const uploaderExamples = (): Readonly<Record<string, Example>> => ({ uploader: uploaderExample() });
