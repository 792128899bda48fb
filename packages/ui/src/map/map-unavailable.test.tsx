import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapView } from './map-view.tsx';

vi.mock('./leaflet-map.ts', () => {
  throw new Error('the network is gone');
});

test('where the map cannot be loaded a quiet line stands in, the failure is reported, and nothing breaks', async () => {
  const handleError = vi.fn();
  render(
    <MapView
      stops={[]}
      route={null}
      baseMap={null}
      home={{ lat: 13.75, lng: 100.53, zoom: 12 }}
      onLoadError={handleError}
      texts={{
        map: 'แผนที่',
        zoomIn: 'ซูมเข้า',
        zoomOut: 'ซูมออก',
        locate: 'ตำแหน่ง',
        showAll: 'ทั้งเส้นทาง',
        approximate: 'เส้นทางโดยประมาณ',
        credits: 'ที่มา',
        keys: 'ลูกศรเลื่อนแผนที่',
        unavailable: 'เปิดแผนที่ไม่ได้ตอนนี้',
        pinHint: 'เลื่อนแผนที่',
        pinHere: 'ใช้จุดนี้',
        pinCancel: 'ยกเลิก',
      }}
    />,
  );
  expect(await screen.findByText('เปิดแผนที่ไม่ได้ตอนนี้')).toBeTruthy();
  expect(handleError).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'ซูมเข้า' })).toBeNull();
});
