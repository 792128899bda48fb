import type { SongwaiEvent } from '@songwai/node';

/** An event in one line. */
export const eventLine = (event: SongwaiEvent): string => {
  if (event.type === 'drop_point.saved') return `${event.type}  reference ${event.data.reference}`;
  const { jobId, status, stop, reference } = event.data;
  return [
    event.type,
    jobId,
    status,
    ...(stop === null ? [] : [`stop ${stop}`]),
    ...(reference ? [`reference ${reference}`] : []),
  ].join('  ');
};
