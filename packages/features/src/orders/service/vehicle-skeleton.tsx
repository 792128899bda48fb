import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import '@songwai/ui/radio-cards/radio-cards.css';

const cards = ['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'];

/** Placeholder for the vehicles' cards while the catalogue loads. */
export function VehicleSkeleton() {
  return (
    <div className="sw-radio-cards sw-radio-cards--grid">
      {cards.map((card) => (
        <Skeleton key={card} shape="block" height="84px" />
      ))}
    </div>
  );
}
