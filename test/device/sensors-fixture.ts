type Kind = 'DeviceMotionEvent' | 'DeviceOrientationEvent';
type Classes = { [K in Kind]?: (new (type: string, init: object) => Event) & { requestPermission?: unknown } };

const classes = window as unknown as Classes;

let time = 1000;

/** What a sensor sends, `after` ms after what it sent before. WebKitGTK has no such classes. */
function send(kind: Kind, type: string, init: object, after: number): void {
  const EventClass = classes[kind];
  const event =
    EventClass && EventClass !== NoEvent ? new EventClass(type, init) : Object.assign(new Event(type), init);
  for (const [name, value] of Object.entries(init)) {
    if (!(name in event)) Object.defineProperty(event, name, { value });
  }
  Object.defineProperty(event, 'timeStamp', { value: (time += after) });
  dispatchEvent(event);
}

export const move = (init: DeviceMotionEventInit, after = 200) =>
  send('DeviceMotionEvent', 'devicemotion', init, after);

export const turn = (init: object, type = 'deviceorientationabsolute') =>
  send('DeviceOrientationEvent', type, init, 200);

class NoEvent extends Event {}

/** A browser that has the events; it asks the user if there is an `answer`. Returns what ends it. */
export function browserWith(answer?: () => Promise<string>): () => void {
  const undo = (['DeviceMotionEvent', 'DeviceOrientationEvent'] as const).map((kind) => {
    const own = classes[kind];
    const EventClass = own ?? NoEvent;
    const ask = Object.getOwnPropertyDescriptor(EventClass, 'requestPermission');
    Object.assign(window, { [kind]: EventClass });
    Object.defineProperty(EventClass, 'requestPermission', { value: answer, configurable: true });
    return () => {
      if (ask) Object.defineProperty(EventClass, 'requestPermission', ask);
      else delete (EventClass as { requestPermission?: unknown }).requestPermission;
      if (!own) delete classes[kind];
    };
  });
  return () => undo.forEach((end) => end());
}
