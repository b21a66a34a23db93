import 'nacre/elements/uploader';
import type { NcUploader } from 'nacre/elements/uploader';
import { templates } from '../../../locales/generated/fr.js';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';
import { add, choosing, note, part } from './uploader-fixture.js';

const LOGO = '/__http__/media/photo.jpg';
const MISSING = 'Please add a file.';
const inFrench = (id: string, english: string): string =>
  ((templates as Record<string, unknown>)[id] as string | undefined) ?? english;

const NOTE = note('a.txt');

const several = (status: string) =>
  `value='[{"url":"${LOGO}","name":"Pearl"},{"url":"/a.pdf","name":"Report.pdf","status":"${status}","percent":40}]'`;

describe('<nc-uploader>', () => {
  elementSuite<NcUploader>({
    tag: 'nc-uploader',
    html: '<nc-uploader label="Pictures"></nc-uploader>',
    states: {
      pictures: `<nc-uploader aria-label="Pictures" max-count="9" value='["${LOGO}","${LOGO}?2"]'></nc-uploader>`,
      uploading: `<nc-uploader label="Pictures" multiple ${several('uploading')}></nc-uploader>`,
      waiting: `<nc-uploader label="Pictures" multiple ${several('waiting')}></nc-uploader>`,
      failed: `<nc-uploader label="Pictures" multiple ${several('failed')}></nc-uploader>`,
      rows: `<nc-uploader label="Files" mode="list" multiple upload-text="Add files"></nc-uploader>`,
      disabled: `<nc-uploader label="Pictures" multiple disabled value='["${LOGO}"]'></nc-uploader>`,
      readonly: `<nc-uploader label="Pictures" readonly value='["${LOGO}"]'></nc-uploader>`,
      content: '<nc-uploader label="Pictures"><span>Camera</span></nc-uploader>',
      invalid: '<nc-uploader label="Pictures" custom-validity="No"></nc-uploader>',
    },
    enter: { invalid: (uploader) => void uploader.reportValidity() },
    properties: {
      name: { default: '', sample: 'photo', reflects: true },
      label: { default: '', sample: 'Pictures' },
      accept: { default: '', sample: 'image/*' },
      multiple: { default: false, sample: true },
      capture: { default: '', sample: 'environment' },
      maxCount: { default: undefined, sample: 9 },
      maxSize: { default: Infinity, sample: 5000 },
      mode: { default: 'grid', sample: 'list', reflects: true },
      previewSize: { default: 80, sample: 100 },
      imageFit: { default: 'cover', sample: 'contain' },
      previewFullImage: { default: true, sample: false, text: 'false' },
      deletable: { default: true, sample: false, text: 'false' },
      showUpload: { default: true, sample: false, text: 'false' },
      uploadText: { default: '', sample: 'Add' },
      upload: { default: undefined, sample: () => '', attribute: false },
      action: { default: '', sample: '/__http__/echo' },
      headers: { default: {}, sample: { 'x-token': '1' } },
      fieldName: { default: 'file', sample: 'photo' },
      withCredentials: { default: false, sample: true },
      timeout: { default: 60_000, sample: 5000 },
      allowPending: { default: false, sample: true },
      value: { default: [], sample: [{ url: '/b.pdf', name: 'b' }], attribute: false },
      defaultValue: { default: [], sample: [{ url: '/c.pdf' }], attribute: 'value' },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['dropping', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: async (uploader) => {
      await add(uploader, note('a.txt'));
      part(uploader, 'preview').click();
      await settled(uploader);
    },
    text: {
      html: '<nc-uploader required></nc-uploader>',
      enter: (uploader) => void uploader.reportValidity(),
      read: (uploader) => part(uploader, 'message')?.textContent,
      en: MISSING,
      fr: inFrench('nc.uploader.missing', MISSING),
    },
  });

  formSuite<NcUploader>({
    tag: 'nc-uploader',
    blank: [],
    initial: { attribute: `value='["/a.pdf"]'`, submits: ['/a.pdf'] },
    live: { property: 'value', initial: 'defaultValue', value: [{ url: '/b.pdf' }], submits: ['/b.pdf'] },
    edit: (uploader) => choosing([NOTE], () => keys('Enter'), uploader.ownerDocument.defaultView!),
    edited: [NOTE],
    state: (() => {
      const state = new FormData();
      state.append('item', NOTE);
      return state;
    })(),
    missing: { en: MISSING, fr: inFrench('nc.uploader.missing', MISSING) },
    enterIsOwn: true,
  });
});
