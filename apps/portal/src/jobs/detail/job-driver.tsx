import { isJobOver } from '@songwai/core/jobs/job-status';
import type { JobDriver } from '@songwai/core/rides/job-driver-calls';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { DriverProfile } from '@songwai/features/jobs/driver-profile';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';

interface JobDriverCardProps {
  readonly tracked: TrackedJob;
  /** Undefined while it loads, and where it could not be read: then the stream's data stands for it. */
  readonly driver: JobDriver | null | undefined;
  readonly isLoading: boolean;
}

/** Who drives. The phone is there only while the job is under way. */
export function JobDriverCard({ tracked, driver, isLoading }: JobDriverCardProps) {
  const navigate = useLocalizedNavigate();
  const { vehicleKind, status, jobId } = tracked;
  if (isLoading && tracked.driver) return <DriverProfile driver={null} />;
  const known = driver ?? (tracked.driver ? { ...tracked.driver, averageRating: null } : null);
  if (!known) return null;
  const phone = driver?.phone ?? null;
  const handleCall = () => {
    window.location.href = `tel:${phone}`;
  };
  return (
    <DriverProfile
      driver={{ firstName: known.firstName, plate: known.plate, averageRating: known.averageRating, vehicleKind }}
      photoUrl={driver?.photoUrl ?? undefined}
      onChat={isJobOver(status) ? undefined : () => navigate(`/chat/${jobId}`)}
      onCall={phone === null ? undefined : handleCall}
    />
  );
}
