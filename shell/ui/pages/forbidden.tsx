import { msg } from '@lit/localize';
import { Status } from '../../../react/generated/status.js';
import { reLaunch } from '../../device/index.js';
import { useApp } from '../app/context.js';
import { useLocalized } from '../definition/locale.js';

/** The page `/forbidden`: who is signed in may not see the page that was asked for, the `redirect` of its query. */
export default function Forbidden() {
  useLocalized();
  const { definition } = useApp();
  const home = () => reLaunch({ url: definition.pages[0]!.path });
  return (
    <Status
      className="nc-notice"
      type="error"
      title={msg('You do not have access to this page.', {
        id: 'nc.page.forbidden',
        desc: 'The user is signed in, but lacks the role or permission for a page',
      })}
      retryText={msg('Home', { id: 'nc.page.home', desc: 'Button that leads to the first page' })}
      onRetry={(event) => event.waitUntil(home())}
    />
  );
}
