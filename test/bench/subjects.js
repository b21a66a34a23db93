// The same visible content from three sources: native controls, plain Lit elements, ours.
export const button = (create) => ({
  make: (i) => create((element) => (element.textContent = `Save ${i}`)),
  update(element, step, i) {
    element.textContent = `Save ${i}-${step}`;
    element.disabled = step % 2 === 1;
  },
});

export const checkable = (create) => ({
  make: (i) =>
    create((element) => {
      element.checked = i % 2 === 0;
      element.textContent = `Option ${i}`;
    }),
  update(element, step, i) {
    element.checked = (i + step) % 2 === 0;
  },
});

export const field = (create) => ({
  make: (i) =>
    create((element) => {
      element.label = `Label ${i}`;
      element.placeholder = 'Type here';
      element.value = `v${i}`;
    }),
  update(element, step, i) {
    element.label = `Label ${i}-${step}`;
    element.value = `v${i}-${step}`;
    element.disabled = step % 2 === 1;
  },
});

export const slider = (create) => ({
  make: (i) => create((element) => (element.value = i % 100)),
  update(element, step, i) {
    element.value = (i + step * 7) % 100;
  },
});

export const badge = (create) => ({
  make: (i) => create((element) => (element.value = (i % 98) + 1)),
  update(element, step, i) {
    element.value = ((i + step) % 98) + 1;
  },
});

export const label = (create) => ({
  make: (i) => create((element) => (element.textContent = `Label ${i}`)),
  update(element, step, i) {
    element.textContent = `Label ${i}-${step}`;
  },
});

export const cell = (create) => ({
  make: (i) =>
    create((element) => {
      element.title = `Title ${i}`;
      element.value = `v${i}`;
    }),
  update(element, step, i) {
    element.title = `Title ${i}-${step}`;
    element.value = `v${i}-${step}`;
  },
});

export const stepper = (create) => ({
  make: (i) => create((element) => (element.value = i % 98)),
  update(element, step, i) {
    element.value = (i + step) % 98;
  },
});

/** Makes custom elements of one tag. */
export const tag = (name) => (set) => {
  const element = document.createElement(name);
  set(element);
  return element;
};
