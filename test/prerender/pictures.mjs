/** How many values of two pictures differ by more than the eye sees: three for each pixel. A page compares them. */
export const differences = (page, ...pictures) =>
  page.evaluate(
    async (texts) => {
      const [a, b] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      return a.filter((value, index) => Math.abs(value - b[index]) > 8).length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
