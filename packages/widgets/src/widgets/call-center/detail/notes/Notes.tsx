import { useCallback, useMemo, useRef, useState } from "react";

import { useTimes, type Messages } from "../../../../i18n/index.js";
import { useMay } from "../../../../lib/allowed.js";
import { useClock } from "../../../../lib/clock.js";
import { useKept } from "../../../../lib/useKept.js";
import { Button, IconButton } from "../../../../ui/button/index.js";
import { useConfirm } from "../../../../ui/confirm/index.js";
import { Pencil, Trash2 } from "../../../../ui/icon/generated/icons.js";
import { Notice } from "../../../../ui/notice/index.js";
import { SkeletonText } from "../../../../ui/skeleton/index.js";
import { useToast } from "../../../../ui/toast/index.js";
import type { callCenterMessages } from "../../callCenter.messages.js";
import { Foot, Stack } from "../ItemDrawer.styles.js";
import { Pager } from "../Pager.js";
import { useNotes, type NoteCard as Note, type NoteDraft, type NoteAnnouncements } from "../useNotes.js";
import { NoteForm } from "./NoteForm.js";
import { Card, CardHead, Cards, Meta, Nothing, Review } from "./Notes.styles.js";

/** Props of {@link Notes}. */
export interface NotesProps {
  t: Messages<typeof callCenterMessages>;
  itemId: string;
  onDirtyChange: (isDirty: boolean) => void;
}

const blank: NoteDraft = { title: "", review: "" };

/**
 * The notes of an item: the form of a new one, then the existing ones, newest first. Each is edited in place (A-NOTE-02
 * to A-NOTE-05).
 */
export function Notes({ t, itemId, onDirtyChange }: NotesProps) {
  const {
    status,
    message,
    retry,
    notes: latest,
    totalCount,
    pages,
    ...actions
  } = useNotes(itemId, useNoteAnnouncements(t));
  const may = useMay();
  const { confirm, dialog } = useConfirm();
  const [editedId, setEditedId] = useState<string>();
  // The note that is being edited may have been deleted by somebody else, or be on another page now.
  const notes = useKept(latest, editedId === undefined || latest.some(({ id }) => id === editedId));
  const tellDirty = useDirtyForms(onDirtyChange);

  const askToDelete = async (note: Note) => {
    const title = t.noteDeleteTitle({ title: note.title });
    if (await confirm({ title, body: t.noteDeleteBody, confirmLabel: t.delete })) await actions.remove(note.id);
  };
  return (
    <Stack>
      {may("createPhoneBookReview") && (
        <NoteForm
          t={t}
          initial={blank}
          submitLabel={t.noteAdd}
          failed={t.noteCreateFailed}
          onSubmit={actions.add}
          onDirtyChange={tellDirty.added}
        />
      )}
      {status === "loading" && <SkeletonText />}
      {status === "error" && <Notice {...(message === undefined ? {} : { title: message })} onRetry={retry} />}
      {status === "ready" && notes.length === 0 && pages.page === 0 && <Nothing>{t.noteEmpty}</Nothing>}
      {notes.length > 0 && (
        <Cards aria-label={t.notes}>
          {notes.map((note) => (
            <Card key={note.id}>
              {note.id === editedId ? (
                <NoteForm
                  t={t}
                  initial={{ title: note.title, review: note.review }}
                  submitLabel={t.save}
                  failed={t.noteUpdateFailed}
                  record={{ updatedAt: note.updatedAt, readAgain: () => actions.readAgain(note.id) }}
                  autoFocus
                  cancel={<Button onPress={stopEditing}>{t.cancel}</Button>}
                  onDirtyChange={tellDirty.edited}
                  onSubmit={async (draft, basedOn) => {
                    await actions.update(note.id, draft, basedOn);
                    stopEditing();
                  }}
                />
              ) : (
                <NoteView
                  t={t}
                  note={note}
                  onEdit={() => setEditedId(note.id)}
                  onDelete={() => void askToDelete(note)}
                />
              )}
            </Card>
          ))}
        </Cards>
      )}
      {/* Hidden while a note is edited: on another page the note would not be rendered. */}
      <Foot>{editedId === undefined && <Pager {...pages} totalCount={totalCount} />}</Foot>
      {dialog}
    </Stack>
  );

  function stopEditing() {
    setEditedId(undefined);
    tellDirty.edited(false);
  }
}

interface NoteViewProps {
  t: NotesProps["t"];
  note: Note;
  onEdit: () => void;
  onDelete: () => void;
}

function NoteView({ t, note, onEdit, onDelete }: NoteViewProps) {
  const formats = useTimes();
  const { timeZone } = useClock();
  const time = formats.date(note.updatedAt, "call", timeZone);
  return (
    <>
      <CardHead>
        <h3>{note.title}</h3>
        <IconButton
          size="small"
          icon={Pencil}
          needs="updatePhoneBookReview"
          label={t.noteEdit({ title: note.title })}
          onPress={onEdit}
        />
        <IconButton
          size="small"
          icon={Trash2}
          needs="deletePhoneBookReview"
          label={t.noteDeleteTitle({ title: note.title })}
          onPress={onDelete}
        />
      </CardHead>
      <Review>{note.review}</Review>
      <Meta>{note.author === "" ? time : t.noteBy({ author: note.author, time })}</Meta>
    </>
  );
}

/** Combines the unsaved changes of both forms, that of the new note and that of the edited one. */
function useDirtyForms(onDirtyChange: (isDirty: boolean) => void) {
  const dirty = useRef({ added: false, edited: false });
  const tell = useCallback(
    (form: "added" | "edited", isDirty: boolean) => {
      dirty.current = { ...dirty.current, [form]: isDirty };
      onDirtyChange(dirty.current.added || dirty.current.edited);
    },
    [onDirtyChange],
  );
  return useMemo(
    () => ({
      added: (isDirty: boolean) => tell("added", isDirty),
      edited: (isDirty: boolean) => tell("edited", isDirty),
    }),
    [tell],
  );
}

function useNoteAnnouncements(t: NotesProps["t"]): NoteAnnouncements {
  const toast = useToast();
  return useMemo(
    () => ({
      deleteFailed: (error) => void toast.failed(error, t.noteDeleteFailed, { title: t.noteError }),
    }),
    [toast, t],
  );
}
