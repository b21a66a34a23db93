// What a user saw of an interaction, from Chromium's own trace.
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** The trace of what happens meanwhile. */
export async function record(client, action) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  await action();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return events;
}

/** Of the threads called the renderer's main one, that of the page is the busiest. */
function mainThread(events) {
  const busy = new Map();
  for (const { name, pid, tid, args } of events) {
    if (name === 'thread_name' && args.name === 'CrRendererMain') busy.set(`${pid}/${tid}`, 0);
  }
  for (const { name, pid, tid, dur = 0 } of events) {
    const key = `${pid}/${tid}`;
    if (name === 'RunTask' && busy.has(key)) busy.set(key, busy.get(key) + dur);
  }
  return [...busy].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Main-thread time and longest task in ms; frames shown, and those dropped that would have moved something. */
export function framesOf(events) {
  const thread = mainThread(events);
  const process = thread.split('/')[0];
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && `${pid}/${tid}` === thread);
  /** Reports of Chromium's compositor: one per frame, from its begin to its end. */
  const reports = events.filter(
    ({ name, pid, ph }) => name === 'PipelineReporter' && String(pid) === process && ph === 'b',
  );
  const frames = reports.map(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter ?? {});
  return {
    main: tasks.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000,
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
    shown: frames.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).length,
    dropped: frames.filter(({ state, affects_smoothness: isSmooth }) => state === 'STATE_DROPPED' && isSmooth).length,
  };
}
