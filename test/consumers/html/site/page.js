const form = document.querySelector('#letters');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('#sent').value = JSON.stringify(Object.fromEntries(new FormData(form)));
});
