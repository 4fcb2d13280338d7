import { Button, Dialog, TextField, toast } from '@fairlead/ui';
import { useState } from 'react';

export function NoteDialog() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const save = () => {
    setOpen(false);
    setNote('');
    toast.success('The note was added.');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add note</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add note"
        footer={
          <Button variant="solid" tone="accent" onClick={save} disabled={!note}>
            Add
          </Button>
        }
      >
        <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      </Dialog>
    </>
  );
}
