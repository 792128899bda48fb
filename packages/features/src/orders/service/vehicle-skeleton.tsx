import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import '@songwai/ui/radio-cards/radio-cards.css';

const cards = ['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'];

/** The vehicles' cards before it is known which there are. */
export function VehicleSkeleton() {
  return (
    <div className="sw-radio-cards sw-radio-cards--grid">
      {cards.map((card) => (
        <Skeleton key={card} shape="block" height="84px" />
      ))}
    </div>
  );
}
