// React in a file of its own, as Vite asks for: with it the entry of the app is just above the 500 kB that Vite warns of.
export default { build: { rollupOptions: { output: { manualChunks: { react: ['react', 'react-dom/client'] } } } } };
