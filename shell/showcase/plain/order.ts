import { request, showLoading, showModal, showToast } from 'nacre/device';
import { showAnswer } from './answer.js';
import { text } from './texts.js';

const form = document.querySelector('nc-form');
const popup = document.querySelector('nc-popup');

form?.querySelector('.about')?.addEventListener('click', () => popup?.show());

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { confirm } = await showModal({ title: text('ask'), confirmText: text('send') });
  if (!confirm) return;
  const done = showLoading({ mask: true });
  try {
    const { data } = await request({ url: 'api/echo', method: 'POST', data: form.value, timeout: 8000 });
    showAnswer(data);
    await showToast({ title: text('sent') });
  } catch {
    await showToast({ title: text('failed'), icon: 'error' });
  } finally {
    await done();
  }
});
