/** The answer of Safari, which tells it only to the one who asks. */
let answer: PermissionState = 'prompt';

type Ask = () => Promise<PermissionState>;

/** What asks the user, in Safari on iPhones and iPads and in new versions of Chromium: one question for both. */
const asks = (): Ask[] =>
  (['DeviceMotionEvent', 'DeviceOrientationEvent'] as const).flatMap((name) => {
    const type = (globalThis as { [K in typeof name]?: { requestPermission?: Ask } })[name];
    return type?.requestPermission ? [() => type.requestPermission!()] : [];
  });

/** Whether the page may read the sensors, as far as it is known. */
export const motionAnswer = (): PermissionState => (asks().length ? answer : 'granted');

/** Asks the user, where browsers do: at once, since the gesture is over later. Safari rejects without one. */
export async function askMotion(): Promise<boolean> {
  const answers = await Promise.all(asks().map((ask) => ask()));
  answer = answers.find((one) => one !== 'granted') ?? 'granted';
  return answer === 'granted';
}
