import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { EditedStop } from '@songwai/core/jobs/editing/job-edit';
import type { Place } from '@songwai/core/places/place';

/** Props of one stop on the line of a job that is edited. */
export interface EditStopProps {
  readonly edited: EditedStop;
  /** "จุดที่ 2". */
  readonly name: string;
  /** Why it stays as it is; null if it can change. */
  readonly lock: string | null;
  readonly wasEdited: boolean;
  readonly isOpen: boolean;
  /** The change is being sent. */
  readonly isLocked: boolean;
  /** How often an incomplete change was to be confirmed: what is missing is said. */
  readonly attempts: number;
  /** Why it cannot be removed; null if it can. */
  readonly noRemoval: string | null;
  /** The driver collects money for goods at drop-offs of this job. */
  readonly isCollecting: boolean;
  /** The stop before, to search from. */
  readonly near: JobStop | null;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onPlace: (place: Place) => void;
  readonly onPerson: (person: Partial<Pick<JobStop, 'contactName' | 'contactPhone' | 'remark' | 'codSatang'>>) => void;
  readonly onReset: () => void;
  readonly onRemove: () => void;
}
