/** What a feature keeps for each app: made when it is first asked for, and gone with the app. */
export function perApp<Host extends object, Value extends object>(create: (app: Host) => Value): (app: Host) => Value {
  const values = new WeakMap<Host, Value>();
  return (app) => {
    let value = values.get(app);
    if (!value) values.set(app, (value = create(app)));
    return value;
  };
}
