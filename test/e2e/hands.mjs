// Fingers, which Playwright has none of: Chromium's own input, through the DevTools protocol.

/** Puts a finger down at a point, moves it by steps and lifts it. */
export async function swipe(page, from, to, steps = 12) {
  const client = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await client.detach();
}
