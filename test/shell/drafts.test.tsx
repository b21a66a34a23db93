import { expect } from '@open-wc/testing';
import { ReloadFrame } from './reload-frame.js';
import { until } from './start-app.js';

type Field = HTMLInputElement & { value: unknown };

describe('snapshots of what the user does', () => {
  let frame: ReloadFrame;
  const find = (selector: string) => frame.top.querySelector<Field>(selector)!;
  const named = (name: string) => find(`[name="${name}"]`);
  /** Types into a native field, or the one of ours, as a user does. */
  const type = (name: string, text: string) => {
    const host = named(name);
    const field = host.shadowRoot?.querySelector<HTMLInputElement>('input, textarea') ?? host;
    field.focus();
    frame.element.contentDocument!.execCommand('insertText', false, text);
  };
  const values = () =>
    Object.fromEntries(
      [...frame.top.querySelectorAll<Field>('[name]')].map((field) => [
        field.name + (field.type === 'radio' ? `-${String(field.value)}` : ''),
        ['checkbox', 'radio'].includes(field.type) || /^nc-(checkbox|switch)$/.test(field.localName)
          ? field.checked
          : field.value,
      ]),
    );
  const empty = {
    text: '',
    secret: '',
    off: '',
    card: '',
    yes: false,
    'pick-a': false,
    'pick-b': false,
    select: 'one',
    long: '',
    controlled: '',
    own: '',
    'own-long': '',
    'own-yes': false,
    'own-switch': false,
    'own-pick': '',
  };
  const kept = {
    ...empty,
    text: 'half',
    yes: true,
    'pick-b': true,
    select: 'two',
    long: 'a story',
    own: 'mine',
    'own-long': 'my story',
    'own-yes': true,
    'own-switch': true,
  };
  /** Waits until what listens to the fields is there. */
  const listens = async () => {
    await until(() => {
      type('text', 'x');
      const isThere = frame.window.app.router
        .page(frame.window.app.router.getSnapshot().entries.at(-1)!.key)!
        .snapshot.has('drafts');
      find('#native').dispatchEvent(new Event('reset'));
      named('text').value = '';
      return isThere;
    }, 'drafts are kept');
  };
  const fillIn = async () => {
    await listens();
    for (const [name, text] of Object.entries({
      text: 'half',
      secret: 'x',
      off: 'x',
      card: '4',
      long: 'a story',
      controlled: 'c',
    }))
      type(name, text);
    named('yes').click();
    find('[value="b"]').click();
    named('select').value = 'two';
    named('select').dispatchEvent(new Event('change', { bubbles: true }));
    type('own', 'mine');
    type('own-long', 'my story');
    named('own-yes').click();
    named('own-switch').click();
    find('#count').click();
    frame.window.log.splice(0);
  };
  beforeEach(async () => {
    frame = await ReloadFrame.open('draft-app');
    await until(() => frame.top.querySelector('nc-switch'), 'the page is there');
  });
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.element.remove();
  });

  it('keep fields and useSnapshot over a reload, without events', async () => {
    await fillIn();
    await frame.reload();
    await until(() => named('text')?.value === 'half', 'the draft is back');
    expect(values()).to.deep.equal(kept);
    expect(find('#count').textContent).to.equal('2');
    expect(frame.window.log).to.deep.equal([]);
  });

  it('keep fields and the caret of a page that was unmounted', async () => {
    await fillIn();
    named('long').focus();
    named('long').setSelectionRange(2, 4);
    // Of the field that was left.
    frame.window.log.splice(0);
    await frame.window.device.navigateTo({ url: '/a' });
    await frame.settled();
    expect(frame.element.contentDocument!.querySelectorAll('[name="text"]')).to.have.length(0);
    await frame.go(-1);
    await until(() => named('text')?.value === 'half', 'the draft is back');
    expect(values()).to.deep.equal(kept);
    await until(() => frame.element.contentDocument!.activeElement === named('long'), 'the focus is back');
    expect([named('long').selectionStart, named('long').selectionEnd]).to.deep.equal([2, 4]);
    expect(frame.window.log).to.deep.equal([]);
  });

  it('keep the focus in a field of ours over a reload', async () => {
    await fillIn();
    const inner = () => named('own').shadowRoot!.querySelector('input')!;
    inner().focus();
    inner().setSelectionRange(1, 3);
    await frame.reload();
    await until(() => frame.element.contentDocument!.activeElement === named('own'), 'the focus is back');
    await until(() => inner().selectionStart === 1 && inner().selectionEnd === 3, 'so is the caret');
  });

  it('keep the focus in a sheet, and in the page beneath it', async () => {
    const focused = () => frame.element.contentDocument!.activeElement!;
    const isFocused = (name: string) => focused().getAttribute('name') === name;
    named('long').focus();
    await frame.window.device.navigateTo({ url: '/sheet' });
    await until(() => focused().matches('nc-popup .nc-page-scroll') && named('inner'), 'it is open');
    named('inner').focus();
    await frame.reload();
    await until(() => isFocused('inner'), 'the focus is in the sheet again');
    await frame.window.device.navigateBack();
    await frame.settled();
    await until(() => isFocused('long'), 'the focus is in the page again');
    await frame.go(1);
    await until(() => isFocused('inner'), 'the focus is in the sheet that Forward has opened');
  });

  it('leave the focus alone that the user has moved', async () => {
    named('text').focus();
    await frame.reload();
    frame.element.contentDocument!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await until(() => named('long'), 'the page is there');
    named('long').focus();
    await frame.settled();
    await frame.settled();
    expect(frame.element.contentDocument!.activeElement).to.equal(named('long'));
  });

  it('forget a form that was submitted', async () => {
    await fillIn();
    (find('#native') as unknown as HTMLFormElement).requestSubmit();
    await frame.reload();
    await until(() => named('own')?.value === 'mine', 'the other form is back');
    expect([named('text').value, named('yes').checked]).to.deep.equal(['', false]);
  });

  it('forget a page that was closed', async () => {
    await fillIn();
    await frame.window.device.reLaunch({ url: '/a' });
    await frame.window.device.reLaunch({ url: '/home' });
    await frame.settled();
    await until(() => named('text'), 'the page is there');
    await frame.settled();
    expect(values()).to.deep.equal(empty);
    expect(find('#count').textContent).to.equal('1');
  });

  it('keep the values of a form library over a reload', async () => {
    await frame.window.device.navigateTo({ url: '/report' });
    await frame.settled();
    await until(() => named('notes'), 'the form is there');
    type('summary', 'New seal');
    type('notes', 'Two');
    await frame.reload();
    await until(() => named('notes')?.value === 'Two', 'the notes are back');
    expect(named('summary').value).to.equal('New seal');
    find('button').click();
    const sent = () => frame.top.querySelector('output')!.textContent;
    await until(() => sent(), 'it is sent');
    expect(JSON.parse(sent())).to.deep.equal({ summary: 'New seal', notes: 'Two' });
  });
});
