import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Progress } from 'nacre/react/progress';
import { Radio } from 'nacre/react/radio';
import { Slider } from 'nacre/react/slider';
import { Switch } from 'nacre/react/switch';
import { Uploader } from 'nacre/react/uploader';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Failure } from '../parts/failure.js';
import { useLocale } from '../parts/locale.js';
import { enlarge } from '../photos/enlarge.js';
import { type Fault, FAULTS, send } from '../photos/send.js';
import { fileOf, MOST, usePhotos } from '../photos/use-photos.js';

const faultName = (fault: Fault): string =>
  ({
    none: msg('It answers', { id: 'sc.photos.fault.none' }),
    slow: msg('It does not answer', { id: 'sc.photos.fault.slow' }),
    crash: msg('It fails with an error', { id: 'sc.photos.fault.crash' }),
    drop: msg('It closes the connection', { id: 'sc.photos.fault.drop' }),
  })[fault];

/** Photos to choose, look at, make smaller and send. */
export default function PhotosPage() {
  const locale = useLocale();
  const [quality, setQuality] = useState(60);
  const [isCompressed, setCompressed] = useState(true);
  const [fault, setFault] = useState<Fault>('none');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const { photos, isBusy, finalOf, change, mark } = usePhotos(isCompressed ? quality : undefined);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const sizeText = useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
    return (bytes: number): string => format.format(bytes / 1000);
  }, [locale]);

  const sendAll = async (): Promise<void> => {
    setFailure('');
    setSending(true);
    const { signal } = leaving.current;
    let reason = '';
    for (const photo of photos.filter(({ status }) => status !== 'done')) {
      mark(photo, 'uploading', msg('Sending…', { id: 'sc.signup.sending' }));
      reason = await send(finalOf(photo), fault, signal);
      if (signal.aborted) return;
      mark(photo, reason ? 'failed' : 'done', reason ? undefined : msg('sent', { id: 'sc.photos.sent' }));
      if (reason) break;
    }
    setSending(false);
    setFailure(reason);
  };

  const count = photos.length;
  const arrived = photos.filter(({ status }) => status === 'done').length;
  const isDone = count > 0 && arrived === count;
  const before = photos.reduce((sum, photo) => sum + fileOf(photo).size, 0);
  const after = photos.reduce((sum, photo) => sum + finalOf(photo).size, 0);
  const progress = msg(str`{${arrived}, number} of {${count}, plural, one {# photo} other {# photos}} sent`, {
    id: 'sc.photos.progress',
  });

  return (
    <div className="page photo-page">
      <p className="lead">
        {msg(
          'Choose up to nine photos, make them smaller in the browser, and send them to a real server. Hold an enlarged photo to save it.',
          { id: 'sc.photos.lead' },
        )}
      </p>
      <Uploader
        label={msg('Photos', { id: 'sc.photos.title' })}
        accept="image/*"
        multiple
        maxCount={MOST}
        previewSize={104}
        uploadText={msg('Choose photos', { id: 'sc.photos.choose' })}
        readonly={isSending}
        allowPending
        value={photos}
        onChange={({ currentTarget }) => {
          setFailure('');
          change(currentTarget.value);
        }}
        onRetry={() => void sendAll()}
        onClickPreview={(event) => {
          event.preventDefault();
          void enlarge(photos.map(finalOf), event.index);
        }}
      />
      <CellGroup inset className="rows">
        <Cell title={msg('Make them smaller first', { id: 'sc.photos.compress' })}>
          <Switch
            checked={isCompressed}
            disabled={isSending}
            onChange={({ target }) => setCompressed(target.checked)}
          />
        </Cell>
        <Cell title={msg('Quality', { id: 'sc.photos.quality' })}>
          <Slider
            min={10}
            max={100}
            step={10}
            value={quality}
            showValue
            disabled={!isCompressed || isSending}
            onChange={({ target }) => setQuality(Number(target.value))}
          />
        </Cell>
      </CellGroup>
      <CellGroup inset className="rows" title={msg('What the server does', { id: 'sc.photos.fault' })}>
        {FAULTS.map((each) => (
          <Cell key={each} title={faultName(each)}>
            <Radio name="fault" value={each} checked={fault === each} onChange={() => setFault(each)} />
          </Cell>
        ))}
      </CellGroup>
      {count > 0 && (
        <p className="hint total">
          {msg(str`${sizeText(before)} in all, reduced to ${sizeText(after)}`, { id: 'sc.photos.total' })}
        </p>
      )}
      {(isSending || arrived > 0) && (
        <Progress
          percent={Math.round((100 * arrived) / count)}
          strokeWidth={8}
          borderRadius={4}
          aria-label={progress}
        />
      )}
      <p className="hint" role="status">
        {isDone ? msg('All photos have arrived.', { id: 'sc.photos.all' }) : isSending || arrived > 0 ? progress : ''}
      </p>
      <Failure text={failure} />
      <Button type="primary" disabled={!count || isDone || isBusy} loading={isSending} onClick={() => void sendAll()}>
        {failure && count ? msg('Try again', { id: 'sc.photos.again' }) : msg('Send', { id: 'sc.photos.send' })}
      </Button>
    </div>
  );
}
