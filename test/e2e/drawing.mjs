import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tools/paths.mjs';
import { button, DESKTOP, top } from './showcase.mjs';

const CLEAR = '0,0,0,0';

const paper = (page) => top(page).locator('nc-canvas');

/** The color at a place in CSS px of the paper. */
const colorAt = (page, x, y) =>
  paper(page).evaluate(
    (element, [left, above]) => {
      const { canvas, pixelRatio } = element;
      const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
      const context = copy.getContext('2d', { willReadFrequently: true });
      context.drawImage(canvas, 0, 0);
      return context.getImageData(left * pixelRatio, above * pixelRatio, 1, 1).data.join();
    },
    [x, y],
  );

/** Draws by the mouse, from one place on the paper to the next. */
async function draw(page, ...places) {
  const { x, y } = await paper(page).boundingBox();
  const [first, ...others] = places.map(([left, above]) => [x + left, y + above]);
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const place of others) await page.mouse.move(...place, { steps: 8 });
  await page.mouse.up();
}

const pick = (page, text) => top(page).locator('nc-radio', { hasText: text }).click();

async function open(showcase, options) {
  const page = await showcase.visit('/drawing', options);
  await paper(page).waitFor();
  await button(page, 'Save').and(page.locator(':state(disabled)')).waitFor();
  return page;
}

/** The size of a JPEG, and its colors at places. */
const read = (page, bytes, places) =>
  page.evaluate(
    async ([data, wanted]) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(data)], { type: 'image/jpeg' }));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(bitmap, 0, 0);
      const colors = wanted.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]);
      return { width: bitmap.width, height: bitmap.height, colors };
    },
    [[...bytes], places],
  );

/** @param {import('./showcase.mjs').Showcase} showcase */
export function drawing(showcase) {
  it('draws with a pen, a marker and an eraser, and takes it back', async () => {
    const page = await open(showcase, { viewport: DESKTOP, deviceScaleFactor: 2 });
    await pick(page, 'Red');
    await draw(page, [50, 50], [250, 50]);
    assert.equal(await colorAt(page, 150, 50), '192,40,45,255');
    assert.equal(await colorAt(page, 150, 60), CLEAR);
    await pick(page, 'Marker');
    await draw(page, [50, 120], [250, 120], [50, 120]);
    const [, , , alpha] = (await colorAt(page, 150, 120)).split(',').map(Number);
    assert.equal(alpha, 102, 'a marker is even where it overlaps itself');
    await pick(page, 'Eraser');
    await draw(page, [150, 20], [150, 90]);
    assert.equal(await colorAt(page, 150, 50), CLEAR);
    await button(page, 'Undo').click();
    assert.equal(await colorAt(page, 150, 50), '192,40,45,255');
    await page.keyboard.press('Control+z');
    assert.equal(await colorAt(page, 150, 120), CLEAR);
    await button(page, 'Redo').click();
    assert.notEqual(await colorAt(page, 150, 120), CLEAR);
    await page.keyboard.press('Control+Shift+z');
    assert.equal(await colorAt(page, 150, 50), CLEAR);
  });

  it('draws as wide as a pen is pressed', async () => {
    const page = await open(showcase);
    const { x, y } = await paper(page).boundingBox();
    const client = await page.context().newCDPSession(page);
    const stroke = async (top, force) => {
      const send = (type, left) =>
        client.send('Input.dispatchMouseEvent', {
          ...{ type, force, x: x + left, y: y + top, button: 'left', buttons: 1 },
          ...{ pointerType: 'pen', clickCount: 1 },
        });
      await send('mousePressed', 50);
      await send('mouseMoved', 150);
      await send('mouseMoved', 250);
      await send('mouseReleased', 250);
    };
    await stroke(50, 0.1);
    await stroke(120, 1);
    await button(page, 'Undo').and(page.locator(':not(:state(disabled))')).waitFor();
    const drawn = [50, 53, 120, 123].map(async (place) => (await colorAt(page, 150, place)) !== CLEAR);
    assert.deepEqual(await Promise.all(drawn), [true, false, true, true]);
  });

  it('keeps the drawing when the window changes, and while another page is open', async () => {
    const page = await open(showcase, { viewport: DESKTOP });
    await draw(page, [50, 50], [250, 50]);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.waitForFunction(() => document.querySelector('nc-canvas').width < 700);
    assert.equal(await colorAt(page, 150, 50), '26,35,38,255');
    await page.evaluate(() => {
      location.hash = '/component/text';
    });
    await top(page).locator('.stage').waitFor();
    await page.goBack();
    await paper(page).waitFor();
    assert.equal(await colorAt(page, 150, 50), '26,35,38,255');
    await button(page, 'Undo').click();
    assert.equal(await colorAt(page, 150, 50), CLEAR);
  });

  it('asks before it clears, by keys alone', async () => {
    const page = await open(showcase);
    await draw(page, [50, 50], [250, 50]);
    const tabTo = async (selector) => {
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        if (await top(page).locator(`${selector}:focus`).count()) return;
      }
      assert.fail(`Tab never reached ${selector}`);
    };
    await tabTo('nc-radio-group :not(:first-child), nc-radio');
    await page.keyboard.press('ArrowRight');
    await top(page).locator('nc-radio:state(checked)', { hasText: 'Marker' }).waitFor();
    await tabTo('nc-slider');
    await tabTo('nc-button:has-text("Clear")');
    await page.keyboard.press('Enter');
    await page.getByText('Clear the drawing?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Clear the drawing?').waitFor({ state: 'hidden' });
    assert.notEqual(await colorAt(page, 150, 50), CLEAR);
    await page.keyboard.press('Enter');
    await page.getByText('Clear the drawing?').waitFor();
    await page.getByRole('button', { name: 'Clear' }).last().click();
    await button(page, 'Save').and(page.locator(':state(disabled)')).waitFor();
    assert.equal(await colorAt(page, 150, 50), CLEAR);
  });

  it('takes a picture, and saves what is drawn as a file', async () => {
    const page = await open(showcase, { viewport: DESKTOP });
    const chosen = page.waitForEvent('filechooser');
    await button(page, 'Insert a picture').click();
    await (await chosen).setFiles(join(root, 'test/media/photo.jpg'));
    await button(page, 'Save').and(page.locator(':not(:state(disabled))')).waitFor();
    const { width, height } = await paper(page).evaluate(({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    }));
    assert.notEqual(await colorAt(page, Math.round(width / 2), Math.round(height / 2)), CLEAR);
    await pick(page, 'Violet');
    await draw(page, [20, 20], [120, 20]);
    const downloading = page.waitForEvent('download');
    await button(page, 'Save').click();
    const download = await downloading;
    assert.equal(download.suggestedFilename(), 'canvas.jpg');
    await page.getByText('Saved', { exact: true }).waitFor();
    const picture = await read(page, readFileSync(await download.path()), [
      [70, 20],
      [5, 5],
    ]);
    assert.deepEqual([picture.width, picture.height], [width, height]);
    const near = (color, wanted) => color.every((value, index) => Math.abs(value - wanted[index]) < 12);
    assert.ok(near(picture.colors[0], [122, 63, 160, 255]), String(picture.colors[0]));
    assert.ok(near(picture.colors[1], [255, 255, 255, 255]), 'paper is white');
  });

  it('says when a picture cannot be read, and nothing when none is chosen', async () => {
    const page = await open(showcase);
    const chosen = page.waitForEvent('filechooser');
    await button(page, 'Insert a picture').click();
    await (await chosen).setFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('This picture cannot be read.').waitFor();
  });
}
