import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../helpers/accessibility.js';
import { emulate, isChromium, isWebKit, keys } from '../helpers/commands.js';
import { deepActiveElement, drawn, nameOf, settled } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import type { ElementCase } from './element-case.js';
import { inEveryLook } from './looks.js';

const PSEUDO = [undefined, '::before', '::after'] as const;

/** The element, all that is in it and in its shadow trees. */
function* everythingIn(root: Element | ShadowRoot): Generator<Element> {
  if (root instanceof Element) {
    yield root;
    if (root.shadowRoot) yield* everythingIn(root.shadowRoot);
  }
  for (const child of root.children) yield* everythingIn(child);
}

const seconds = (list: string): number[] => list.split(',').map((time) => parseFloat(time));

/** What users see, and what assistive technology gets. */
export function lookTests<E extends HTMLElement>(element: ElementCase<E>): void {
  const { tag, html, enter = {}, text, focusable, ignoredRules } = element;
  const states: Record<string, string> = { default: html, ...element.states };

  /** One instance in each state, below each other. */
  async function allStates(): Promise<HTMLElement> {
    const home = await fixture<HTMLElement>(
      `<main>${Object.values(states)
        .map((markup) => `<div>${markup}</div>`)
        .join('')}</main>`,
    );
    const instances = Object.keys(states).map((name, index) => [name, home.children[index]!.querySelector<E>(tag)!]);
    for (const [name, instance] of instances as [string, E][]) await enter[name]?.(instance);
    await settled(home);
    return home;
  }

  describe('is accessible in every state', () => {
    const { style } = document.documentElement;
    const durations = ['--nc-duration-fast', '--nc-duration-normal', '--nc-duration-page'];
    before(() => durations.forEach((name) => style.setProperty(name, '0s')));
    after(() => durations.forEach((name) => style.removeProperty(name)));

    inEveryLook(async () => {
      const home = await allStates();
      await expect(home).to.be.accessible(ignoredRules && { ignoredRules });
    });
  });

  if (focusable) {
    const reach = async () => {
      const home = await fixture<HTMLElement>(`<div><button>Before</button>${html}</div>`);
      const instance = home.querySelector<E>(tag)!;
      await settled(instance);
      await enter.default?.(instance);
      home.querySelector('button')!.focus();
      return instance;
    };

    it('is reached by Tab', async () => {
      const instance = await reach();
      await keys('Tab');
      expect(instance.contains(document.activeElement)).to.equal(true);
      await keys('Shift+Tab');
      expect(nameOf(document.activeElement)).to.equal('button Before');
    });

    // Without a window manager WebKitGTK's window is never the active one, and `:focus` matches nothing in it.
    if (!isWebKit) {
      it('shows that it has the focus', async () => {
        const instance = await reach();
        const outlined = () =>
          [...everythingIn(instance)].flatMap((each) =>
            PSEUDO.filter((pseudo) => {
              const style = getComputedStyle(each, pseudo);
              return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
            }).map((pseudo) => `${each.localName}${pseudo ?? ''}`),
          );
        expect(outlined(), 'without focus').to.deep.equal([]);
        await keys('Tab');
        expect(outlined(), 'with focus').to.not.deep.equal([]);
      });
    }

    if (isChromium) {
      it('has a role and a name', async () => {
        const instance = await fixture<E>(html);
        await settled(instance);
        // Observers run a frame later.
        await drawn();
        instance.focus();
        const { role, name } = await accessibleNode(deepActiveElement()!);
        expect(role).to.not.be.oneOf(['', 'generic', 'none']);
        expect(name).to.not.equal('');
      });
    }
  }

  it('is not displayed while it is hidden', async () => {
    const instance = await fixture<E>(html);
    instance.hidden = true;
    expect(getComputedStyle(instance).display).to.equal('none');
  });

  if (isChromium) {
    it('has no motion when the user prefers reduced motion', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      const home = await allStates();
      for (const each of everythingIn(home)) {
        for (const pseudo of PSEUDO) {
          const { transitionDuration } = getComputedStyle(each, pseudo);
          if (transitionDuration === '') continue; // It is never drawn, as what is in a native video.
          expect(Math.max(...seconds(transitionDuration)), `transition of ${each.localName} ${pseudo}`).to.equal(0);
        }
      }
      // An indicator that turns while something loads may turn slowly.
      const timings = document.getAnimations().map((animation) => animation.effect!.getComputedTiming());
      const quick = timings.filter(({ iterations, duration }) => iterations !== Infinity || Number(duration) < 3000);
      expect(quick).to.deep.equal([]);
      await emulate({});
    });
  }

  if (text) {
    it('has its texts in the language of the app, also after that changes', async () => {
      const instance = await fixture<E>(text.html);
      text.enter?.(instance);
      const read = async () => {
        await settled(instance);
        return text.read(instance);
      };
      expect(await read()).to.equal(text.en);
      const nodes = [...everythingIn(instance)];
      const [locale, there] = 'fr' in text ? ['fr', text.fr] : ['es', text.es];
      await withLocale(locale, async () => {
        expect(await read()).to.equal(there);
        const now = [...everythingIn(instance)];
        expect(
          now.length === nodes.length && now.every((node, index) => node === nodes[index]),
          'the same nodes',
        ).to.equal(true);
      });
      expect(await read()).to.equal(text.en);
    });
  }
}
