import { expect, test } from '@playwright/test';
import { works } from './shared/works.js';

/** What a reset takes from an element that does not hold it. Lengths that come from the page's font are not among them. */
const SIDES = ['top', 'right', 'bottom', 'left'];
const KEPT = [
  ...SIDES.flatMap((side) => [`border-${side}-width`, `border-${side}-style`, `padding-${side}`, `margin-${side}`]),
  ...['background-color', 'border-top-color', 'border-top-left-radius', 'box-sizing', 'display', 'color'],
];

/** The styles of an element, its parts, and the boxes that they draw. */
const lookOf = (locator) =>
  locator.evaluate((element, kept) => {
    const parts = [element, ...element.shadowRoot.querySelectorAll('*')];
    return parts.flatMap((part) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        const isThere = pseudo === '' || style.content !== 'none';
        const hasLine = (property) =>
          !property.endsWith('-style') || style.getPropertyValue(property.replace('-style', '-width')) !== '0px';
        const name = `${part.localName}[${part.getAttribute('part') ?? ''}]${pseudo}`;
        return [
          name,
          isThere && kept.filter(hasLine).map((property) => `${property}: ${style.getPropertyValue(property)}`),
        ];
      }),
    );
  }, KEPT);

const ELEMENTS = ['nc-checkbox', 'nc-radio', 'nc-switch', 'nc-input', 'nc-button[size=mini]', '#wide', 'nc-avatar'];

const open = async (page, path) => {
  await page.goto(path);
  await expect(page.locator('#styled')).toBeVisible();
};

for (const selector of ELEMENTS) {
  test(`${selector} looks as without Tailwind`, async ({ page }) => {
    await open(page, '/plain.html');
    const plain = await lookOf(page.locator(selector));
    const { height } = await page.locator(selector).boundingBox();
    await open(page, '/');
    expect(await lookOf(page.locator(selector))).toEqual(plain);
    // Its lines may be of another height: preflight sets one for the page.
    expect(Math.abs((await page.locator(selector).boundingBox()).height - height)).toBeLessThan(8);
    works('Tailwind 4', /nc-[a-z]+/.exec(selector)?.[0] ?? 'nc-button');
  });
}

test('utilities style elements and the box inside', async ({ page }) => {
  await open(page, '/');
  const styled = page.locator('#styled');
  await expect(styled).toHaveCSS('margin-top', '32px');
  await expect(styled).toHaveCSS('width', '160px');
  await expect(styled).toHaveCSS('opacity', '0.5');
  await expect(styled.locator('[part=base]')).toHaveCSS('border-top-left-radius', '0px');
  expect((await styled.boundingBox()).width).toBe(160);
});

test('the theme has the tokens, and they follow the dark theme', async ({ page }) => {
  await open(page, '/');
  const primary = page.locator('#primary');
  await expect(primary).toHaveCSS('padding-top', '16px');
  await expect(primary).toHaveCSS('border-top-left-radius', '16px');
  const token = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--nc-color-primary)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const light = await token();
  await expect(primary).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await token();
  expect(dark).not.toBe(light);
  await expect(primary).toHaveCSS('background-color', dark);
});

test('utilities win over the shell', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByTestId('page')).toHaveCSS('display', 'flex');
  await page.evaluate(() => document.body.classList.add('bg-nc-surface', 'p-4'));
  await expect(page.locator('body')).toHaveCSS('padding-top', '16px');
});
