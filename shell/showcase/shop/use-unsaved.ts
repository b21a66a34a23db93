import { msg } from '@lit/localize';
import { showModal } from 'nacre/device';
import { usePage } from 'nacre/shell';
import { useEffect } from 'react';

/** Asks before the page is left while there is something that was not saved. */
export function useUnsaved(isDirty: boolean): void {
  const page = usePage();
  useEffect(() => {
    if (!isDirty) return undefined;
    return page.guard(async () => {
      const { confirm } = await showModal({
        title: msg('Leave without saving?', { id: 'sc.shop.unsaved' }),
        content: msg('What you have written on this page is lost then.', { id: 'sc.shop.unsaved.text' }),
        confirmText: msg('Leave', { id: 'sc.shop.leave' }),
        cancelText: msg('Stay', { id: 'sc.shop.stay' }),
      });
      return confirm;
    });
  }, [page, isDirty]);
}
