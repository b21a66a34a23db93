/**
 * Says that a control works with a library or tool, for the table of `npm run consumers -- --table`. Call it at the end of the
 * test that shows it.
 * @param {string} library such as 'Formik', without a colon
 * @param {string} control its tag, such as 'nc-input'
 */
export const works = (library, control) => console.log(`works: ${library}: ${control}`);
