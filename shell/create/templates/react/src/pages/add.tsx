import { navigateBack, showToast } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Form } from 'nacre/react/form';
import { Input } from 'nacre/react/input';
import { addBook, THIS_YEAR } from '../books';

export default function AddPage() {
  return (
    <Form
      className="page"
      onSubmit={(event) => {
        const errors = addBook(event.value);
        if (errors) return event.currentTarget.setErrors(errors);
        void navigateBack();
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
