import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface MissingNameProps {
  title: string;
  onName: (firstName: string) => void;
  onClose: () => void;
}

export function MissingName({ title, onName, onClose }: MissingNameProps) {
  const [name, setName] = useState('');
  return (
    <Dialog
      title="What’s their first name?"
      description={`“${title}” uses a first name, and none is on file.`}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onName(name.trim());
        }}
      >
        <TextField
          label="First name"
          name="first-name"
          autoComplete="off"
          isRequired
          takesFocus
          onChange={setName}
          problem={name !== '' && name.trim() === '' ? 'Fill out this field.' : null}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Use name
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
