import { showToast } from 'nacre/device';
import 'nacre/overlays';
import { Button } from 'nacre/react/button';
import { Form } from 'nacre/react/form';
import { Input } from 'nacre/react/input';
import { addBook, THIS_YEAR } from '../books';
import { goBack } from '../route';

export function AddView() {
  return (
    <Form
      className="rows"
      onSubmit={(event) => {
        const errors = addBook(event.value);
        if (errors) return event.currentTarget.setErrors(errors);
        goBack();
        void showToast({ title: 'Added' });
      }}
    >
      <Input name="title" label="Title" required />
      <Input name="author" label="Author" required />
      <Input name="year" label="First published" type="number" min={1} max={THIS_YEAR} required />
      <Button type="primary" formType="submit">
        Add
      </Button>
    </Form>
  );
}
