-- Money for goods that the driver collects at a stop; null collects nothing.
alter table job_stops add column cod_satang integer check (cod_satang > 0);
