import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { ChildWatch, type ChildWatcher } from '../../../../elements/internal/observe/children.js';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a watch of children', () => {
  let element: HTMLElement;
  let calls: number;
  const watcher: ChildWatcher = { childrenChanged: () => (calls += 1) };

  /** How often the watcher has been called for these changes. */
  const callsFor = async (...changes: readonly (() => unknown)[]) => {
    await settled();
    calls = 0;
    for (const change of changes) change();
    await settled();
    return calls;
  };
  /** An element in the shadow tree of a component, with what the component is given. */
  const inComponent = (markup: string, given: string, mode: ShadowRootMode = 'open') => {
    const host = fixtureSync<HTMLElement>(`<div>${given}</div>`);
    const root = host.attachShadow({ mode });
    root.innerHTML = markup;
    return { host, element: root.firstElementChild as HTMLElement };
  };

  beforeEach(async () => {
    element = await fixture<HTMLElement>('<div><p>One <b>two</b></p></div>');
  });

  it('calls once for all that a task changes, and no longer after its end', async () => {
    const watch = new ChildWatch();
    watch.watch(element, watcher);
    expect(
      await callsFor(
        () => element.append('x'),
        () => element.firstChild!.remove(),
      ),
    ).to.equal(1);
    watch.unwatch(element, watcher);
    expect(await callsFor(() => element.append('y'))).to.equal(0);
  });

  it('does not call for what changed before its end, when it ends in the same task', async () => {
    const watch = new ChildWatch();
    watch.watch(element, watcher);
    expect(
      await callsFor(
        () => element.append('x'),
        () => watch.unwatch(element, watcher),
      ),
    ).to.equal(0);
  });

  it('calls for what is deeper, for texts and for attributes only where it is asked to', async () => {
    const [p, b] = element.querySelectorAll('p, b');
    const changes = {
      child: () => element.append(document.createElement('i')),
      deep: () => b!.append(document.createElement('i')),
      text: () => ((b!.firstChild as Text).data += '!'),
      attribute: () => p!.toggleAttribute('hidden'),
      deepAttribute: () => b!.toggleAttribute('hidden'),
      otherAttribute: () => p!.toggleAttribute('inert'),
    };
    const heard = async (options?: ConstructorParameters<typeof ChildWatch>[0]) => {
      const watch = new ChildWatch(options);
      watch.watch(element, watcher);
      const names: string[] = [];
      for (const [name, change] of Object.entries(changes)) if (await callsFor(change)) names.push(name);
      watch.unwatch(element, watcher);
      return names;
    };
    expect(await heard()).to.deep.equal(['child']);
    expect(await heard({ deep: true })).to.deep.equal(['child', 'deep']);
    expect(await heard({ text: true })).to.deep.equal(['child', 'deep', 'text']);
    expect(await heard({ attributes: ['hidden'] })).to.deep.equal(['child', 'attribute']);
    expect(await heard({ deep: true, attributes: ['hidden'] })).to.include('deepAttribute');
    expect(await heard({ text: true, attributes: 'all' })).to.deep.equal(Object.keys(changes));
  });

  it('sees the attributes of children that have come later', async () => {
    const watch = new ChildWatch({ attributes: ['slot'] });
    watch.watch(element, watcher);
    const child = document.createElement('i');
    expect(await callsFor(() => element.append(child))).to.equal(1);
    expect(await callsFor(() => (child.slot = 'end'))).to.equal(1);
    watch.unwatch(element, watcher);
  });

  it('calls each of several that are inside each other', async () => {
    const watch = new ChildWatch({ text: true });
    watch.watch(element, watcher);
    watch.watch(element.firstElementChild!, watcher);
    expect(await callsFor(() => element.firstElementChild!.append('x'))).to.equal(2);
    watch.unwatch(element, watcher);
    expect(await callsFor(() => element.firstElementChild!.append('x'))).to.equal(1);
    watch.unwatch(element.firstElementChild!, watcher);
  });

  for (const mode of ['open', 'closed'] as const) {
    it(`calls for what comes through a slot, and changes there, in an ${mode} tree`, async () => {
      const { host, element } = inComponent('<div><p><slot></slot></p></div>', '<section>One</section>', mode);
      const watch = new ChildWatch({ text: true });
      watch.watch(element, watcher);
      const section = host.firstElementChild!;
      expect(await callsFor(() => ((section.firstChild as Text).data = 'Two')), 'text').to.equal(1);
      expect(await callsFor(() => section.append(document.createElement('i'))), 'deep').to.equal(1);
      const later = document.createElement('p');
      expect(await callsFor(() => host.append(later)), 'one that comes').to.equal(1);
      expect(await callsFor(() => (later.textContent = 'Later')), 'in that one').to.equal(1);
      expect(await callsFor(() => later.remove()), 'one that goes').to.equal(1);
      expect(await callsFor(() => (later.textContent = 'Gone')), 'in that one').to.equal(0);
      watch.unwatch(element, watcher);
      expect(await callsFor(() => (section.textContent = 'Three')), 'after its end').to.equal(0);
    });
  }

  it('calls for what comes through a slot in a slot', async () => {
    const { host, element: inner } = inComponent('<div><slot></slot></div>', '<b>One</b>');
    const root = inner.attachShadow({ mode: 'open' });
    root.innerHTML = '<p><slot></slot></p>';
    const element = root.firstElementChild!;
    const watch = new ChildWatch({ text: true });
    watch.watch(element, watcher);
    expect(await callsFor(() => (host.firstElementChild!.firstChild as Text).appendData('!'))).to.equal(1);
    expect(await callsFor(() => host.append('Two'))).to.be.greaterThan(0);
    watch.unwatch(element, watcher);
  });

  it('calls for children of another document', async () => {
    const frame = await fixture<HTMLIFrameElement>('<iframe></iframe>');
    const { body } = frame.contentDocument!;
    const watch = new ChildWatch();
    watch.watch(body, watcher);
    expect(await callsFor(() => body.append('x'))).to.equal(1);
    watch.unwatch(body, watcher);
  });

  describe('that a class declares', () => {
    const watch = new ChildWatch();
    let own: number;
    class Watching extends HTMLElement {
      static childWatch = watch;
      childrenChanged(): void {
        own += 1;
      }
    }
    customElements.define('x-watching', Watching);
    let watching: Watching;

    beforeEach(async () => {
      watching = await fixture<Watching>('<x-watching></x-watching>');
      watch.watch(watching, watching);
      own = 0;
    });
    afterEach(() => watch.unwatch(watching, watching));

    it('calls the element and another that watches it, each until its own end', async () => {
      watch.watch(watching, watcher);
      expect(await callsFor(() => watching.append('x'))).to.equal(1);
      expect(own).to.equal(1);
      watch.unwatch(watching, watcher);
      expect(await callsFor(() => watching.append('y'))).to.equal(0);
      expect(own).to.equal(2);
    });

    it('goes on hearing what comes through a slot after another has stopped watching the element', async () => {
      const { host, element: inner } = inComponent('<x-watching><slot></slot></x-watching>', '');
      watch.watch(inner, inner as Watching);
      watch.watch(inner, watcher);
      watch.unwatch(inner, watcher);
      own = 0;
      expect(await callsFor(() => host.append('x'))).to.equal(0);
      expect(own).to.equal(1);
      watch.unwatch(inner, inner as Watching);
    });

    it('calls the element while it is on a page only', async () => {
      watching.append('x');
      watching.remove();
      await settled();
      expect(own).to.equal(0);
    });
  });
});
