import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements/uploader';
import type { NcUploader, UploaderFileEvent, UploaderItemEvent } from 'nacre/elements/uploader';
import { keys, setFiles } from '../../helpers/commands.js';
import { deepActiveElement, nameOf, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { add, choosing, namesOf, note, part, parts, picture, said, transfer } from './uploader-fixture.js';

/** An uploader in a form, with a log of its events. */
async function mount(attributes = 'multiple', files: readonly File[] = []) {
  const form = await fixture<HTMLFormElement>(
    `<form><nc-uploader name="f" aria-label="Files" ${attributes}></nc-uploader></form>`,
  );
  const uploader = form.querySelector('nc-uploader')!;
  await settled(uploader);
  uploader.value = files.map((file) => ({ file, name: file.name }));
  await settled(uploader);
  const log: string[] = [];
  for (const type of ['input', 'change']) form.addEventListener(type, ({ type: name }) => log.push(name));
  for (const type of ['reject', 'oversize'] as const)
    uploader.addEventListener(type, (event) => {
      const { file, reason } = event as UploaderFileEvent;
      log.push(`${type} ${file.name} ${reason}`);
    });
  for (const type of ['delete', 'clickpreview'])
    uploader.addEventListener(type, (event) => log.push(`${type} ${(event as UploaderItemEvent).index}`));
  const submitted = () => new FormData(form).getAll('f').map((entry) => (entry as File).name ?? entry);
  return { form, uploader, log, submitted };
}

const focusOn = (uploader: NcUploader, index: number) => parts(uploader, 'preview')[index]!.focus();
const refusals = (uploader: NcUploader) => parts(uploader, 'refusal').map((each) => each.textContent.trim());

describe('<nc-uploader> in use', () => {
  before(useTokens);

  describe('adding', () => {
    it('takes the files of a native dialog, and submits them at once', async () => {
      const { form, uploader, log } = await mount('multiple accept="image/*"');
      uploader.id = 'real';
      let heard: unknown;
      uploader.addEventListener('input', () => (heard = new FormData(form).getAll('f')));
      await setFiles('#real >>> input', 'test/media/photo.jpg', 'test/media/turned.jpg');
      await settled(uploader);
      expect(heard).to.deep.equal(uploader.files);
      expect(uploader.files.map(({ name, type }) => [name, type])).to.deep.equal([
        ['photo.jpg', 'image/jpeg'],
        ['turned.jpg', 'image/jpeg'],
      ]);
      expect(log).to.deep.equal(['input', 'change']);
      const images = parts(uploader, 'image') as HTMLImageElement[];
      await waitUntil(() => images.every(({ naturalWidth }) => naturalWidth > 0), 'shows the pictures');
    });

    it('opens the dialog by key and by tap, with what it may choose, and takes the same file again', async () => {
      const { uploader, submitted } = await mount('multiple accept="text/plain" capture="user"');
      const field = uploader.shadowRoot!.querySelector('input')!;
      expect([field.accept, field.multiple, field.getAttribute('capture')]).to.deep.equal(['text/plain', true, 'user']);
      const file = note('a.txt');
      uploader.focus();
      await choosing([file], () => keys('Enter'));
      await choosing([file], () => Promise.resolve(part(uploader, 'choose').click()));
      expect(submitted()).to.deep.equal(['a.txt', 'a.txt']);
      expect(() => part(uploader, 'choose').click(), 'a click that code made').to.not.throw();
    });

    it('takes what is dropped', async () => {
      const { uploader, log, submitted } = await mount();
      const drag = (type: string, dataTransfer: DataTransfer, target: Element = uploader) => {
        const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const data = transfer([note('a.txt'), picture('b.png')]);
      expect([drag('dragenter', data), drag('dragover', data)]).to.deep.equal([true, true]);
      drag('dragenter', data, part(uploader, 'choose'));
      drag('dragleave', data);
      expect(uploader.matches(':state(dropping)')).to.equal(true);
      expect(drag('drop', data)).to.equal(true);
      expect(uploader.matches(':state(dropping)')).to.equal(false);
      expect(submitted()).to.deep.equal(['a.txt', 'b.png']);
      const text = new DataTransfer();
      text.setData('text/plain', 'words');
      expect(drag('dragover', text), 'a text').to.equal(false);
      uploader.disabled = true;
      expect([drag('dragover', data), drag('drop', data)], 'while disabled').to.deep.equal([false, false]);
      expect(log).to.deep.equal(['input', 'change']);
    });

    it('takes pictures that are pasted', async () => {
      const { uploader, submitted } = await mount('max-count="2"');
      const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
      // Firefox takes no files in the constructor.
      Object.defineProperty(event, 'clipboardData', { value: transfer([picture('shot.png')]) });
      part(uploader, 'choose').dispatchEvent(event);
      expect([submitted(), event.defaultPrevented]).to.deep.equal([['shot.png'], true]);
    });

    it('refuses each file that is too large, too many or of another type, and says why', async () => {
      const { uploader, log, submitted } = await mount('max-count="2" max-size="2048" accept=".txt,image/*"');
      await add(uploader, note('a.txt'), note('big.txt', 5000), picture('b.png'), note('c.pdf'), note('d.txt'));
      expect(submitted()).to.deep.equal(['a.txt', 'b.png']);
      const wanted = [
        'big.txt is larger than 2 kB.',
        'The file type of c.pdf is not accepted.',
        'd.txt was not added: 2 files at most.',
      ];
      expect(refusals(uploader)).to.deep.equal(wanted);
      expect(part(uploader, 'refusal').parentElement!.role).to.equal('status');
      expect(log).to.deep.equal([
        ...['input', 'change', 'oversize big.txt size', 'reject big.txt size'],
        ...['reject c.pdf type', 'reject d.txt count'],
      ]);
      expect(part(uploader, 'choose').checkVisibility(), 'the button while it is full').to.equal(false);
      part(uploader, 'delete').click();
      await settled(uploader);
      expect(refusals(uploader), 'after the next action').to.deep.equal([]);
      expect(part(uploader, 'choose').checkVisibility()).to.equal(true);
    });

    it('has room for one file by default', async () => {
      const { uploader, submitted } = await mount('');
      await add(uploader, note('a.txt'), note('b.txt'));
      expect(submitted()).to.deep.equal(['a.txt']);
    });
  });

  describe('removing', () => {
    it('by its button, unless the page keeps it', async () => {
      const { uploader, log, submitted } = await mount('multiple', [note('a.txt'), note('b.txt')]);
      uploader.addEventListener('delete', (event) => event.preventDefault(), { once: true });
      const button = parts(uploader, 'delete')[1]!;
      expect(button.ariaLabel).to.equal('Remove b.txt');
      button.click();
      expect(submitted()).to.deep.equal(['a.txt', 'b.txt']);
      button.click();
      expect(submitted()).to.deep.equal(['a.txt']);
      expect(log).to.deep.equal(['delete 1', 'delete 1', 'input', 'change']);
      uploader.deletable = false;
      await settled(uploader);
      expect(parts(uploader, 'delete')).to.deep.equal([]);
    });

    it('says which file, or how many, the user has added', async () => {
      const home = await fixture<HTMLElement>('<div><nc-uploader label="Files" multiple></nc-uploader></div>');
      const uploader = home.querySelector('nc-uploader')!;
      await settled(uploader);
      expect(said(uploader)).to.equal('');
      await add(uploader, note('a.txt'));
      expect(said(uploader)).to.equal('a.txt added');
      await add(uploader, note('b.txt'), note('c.txt'));
      expect(said(uploader)).to.equal('2 files added');
    });

    it('by key; the next item gets the focus, at last the button that adds', async () => {
      const { uploader, submitted } = await mount('multiple', [note('a.txt'), note('b.txt'), note('c.txt')]);
      focusOn(uploader, 1);
      await keys('Delete');
      expect(submitted()).to.deep.equal(['a.txt', 'c.txt']);
      expect(nameOf(deepActiveElement())).to.contain('c.txt');
      await keys('Backspace');
      await keys('ArrowLeft');
      await keys('Delete');
      expect(submitted()).to.deep.equal([]);
      expect(deepActiveElement()!.part.contains('choose')).to.equal(true);
      expect(said(uploader)).to.equal('a.txt removed');
    });
  });

  describe('putting in order', () => {
    it('by keys: with Alt, Shift or Control they move the item, without they move the focus', async () => {
      const { uploader, log, submitted } = await mount('multiple', [note('a.txt'), note('b.txt'), note('c.txt')]);
      focusOn(uploader, 0);
      await keys('Alt+ArrowRight');
      expect(submitted()).to.deep.equal(['b.txt', 'a.txt', 'c.txt']);
      expect(said(uploader)).to.equal('a.txt: 2 of 3');
      await keys('Shift+ArrowRight');
      await keys('Shift+ArrowRight');
      expect(submitted(), 'at the end').to.deep.equal(['b.txt', 'c.txt', 'a.txt']);
      await keys('ArrowLeft');
      expect(nameOf(deepActiveElement())).to.contain('c.txt');
      await keys('Control+ArrowLeft');
      expect(submitted()).to.deep.equal(['c.txt', 'b.txt', 'a.txt']);
      expect(log).to.deep.equal(['input', 'change', 'input', 'change', 'input', 'change']);
      expect(nameOf(deepActiveElement()), 'keeps the focus').to.contain('c.txt');
    });

    it('mirrored in right-to-left text, and by rows', async () => {
      const files = ['a', 'b', 'c', 'd', 'e'].map((name) => note(name));
      const { form, uploader, submitted } = await mount('multiple', files);
      form.dir = 'rtl';
      form.style.width = '170px';
      focusOn(uploader, 0);
      await keys('Alt+ArrowLeft');
      expect(submitted().join('')).to.equal('bacde');
      await keys('Alt+ArrowDown');
      expect(submitted().join('')).to.equal('bcdae');
    });

    it('not while it is read-only', async () => {
      const { uploader, submitted } = await mount('multiple readonly', [note('a'), note('b')]);
      focusOn(uploader, 0);
      await keys('Alt+ArrowRight');
      await keys('Delete');
      expect(submitted()).to.deep.equal(['a', 'b']);
    });
  });

  describe('a tap on an item', () => {
    it('shows its picture in the image viewer, which goes when it is closed', async () => {
      const { uploader, log } = await mount('multiple', [note('a.txt'), picture('b.png'), picture('c.png')]);
      parts(uploader, 'preview')[2]!.click();
      const viewer = () => uploader.shadowRoot!.querySelector('nc-image-viewer');
      await waitUntil(() => viewer()?.shadowRoot!.querySelector('dialog:modal'), 'opens');
      expect(viewer()!.urls.map((each) => (each as { alt: string }).alt)).to.deep.equal(['b.png', 'c.png']);
      expect(viewer()!.current).to.equal(1);
      expect(log).to.deep.equal(['clickpreview 2']);
      await keys('Escape');
      await waitUntil(() => !viewer(), 'goes');
    });

    it('does nothing else for files, or when the page prevents it', async () => {
      const { uploader, log } = await mount('multiple', [note('a.txt'), picture('b.png')]);
      uploader.addEventListener('clickpreview', (event) => event.preventDefault());
      for (const button of parts(uploader, 'preview')) button.click();
      await settled(uploader);
      expect(log).to.deep.equal(['clickpreview 0', 'clickpreview 1']);
      expect(uploader.shadowRoot!.querySelector('nc-image-viewer')).to.equal(null);
    });
  });

  it('takes a picture that cannot be shown as a file', async () => {
    const { uploader } = await mount('multiple', [new File(['no'], 'broken.png', { type: 'image/png' })]);
    await waitUntil(() => part(uploader, 'item').querySelector('img') === null, 'the sign of a file');
    expect(namesOf(uploader)).to.deep.equal(['broken.png']);
  });

  it('gives object URLs back when items go, and when it leaves the page', async () => {
    const { revokeObjectURL } = URL;
    const released: string[] = [];
    URL.revokeObjectURL = (url) => {
      released.push(url);
      revokeObjectURL.call(URL, url);
    };
    try {
      const { form, uploader } = await mount('multiple', [picture('a.png'), picture('b.png')]);
      const sources = () => parts(uploader, 'image').map((each) => (each as HTMLImageElement).src);
      const [a, b] = sources();
      part(uploader, 'delete').click();
      expect(released).to.deep.equal([a]);
      uploader.remove();
      await Promise.resolve();
      expect(released).to.deep.equal([a, b]);
      form.append(uploader);
      await settled(uploader);
      expect(sources()[0])
        .to.match(/^blob:/)
        .and.not.equal(b);
      uploader.remove();
      await Promise.resolve();
      expect(released.length).to.equal(3);
    } finally {
      URL.revokeObjectURL = revokeObjectURL;
    }
  });

  it('shows and sends no name that hides what the file is', async () => {
    const { uploader, submitted } = await mount();
    await add(uploader, note(' .cod\u202efdp\u{e0041}.exe'), note(`${'a'.repeat(3000)}.txt`));
    const names = ['codfdp.exe', `${'a'.repeat(236)}.txt`];
    expect(namesOf(uploader)).to.deep.equal(names);
    expect(uploader.value.map(({ name }) => name)).to.deep.equal(names);
    expect(submitted()).to.deep.equal(names);
    uploader.value = [{ url: '/a.txt', name: 'b\u202e.txt' }, '/c%E2%80%AE.txt'];
    await settled(uploader);
    expect(namesOf(uploader)).to.deep.equal(['b.txt', 'c.txt']);
  });

  it('says names and sizes in rows', async () => {
    const { uploader } = await mount('multiple mode="list"', [note('a.txt', 1536 * 1024)]);
    expect(part(uploader, 'preview').textContent.replaceAll(/\s+/g, ' ').trim()).to.equal('a.txt 1.5 MB');
  });
});
