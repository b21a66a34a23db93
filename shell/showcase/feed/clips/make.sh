#!/bin/sh
# Makes the clips of the feed with ffmpeg (5.1 was used), from its own sources: 8 s, upright, without sound.
set -e
cd "$(dirname "$0")"
ff() { ffmpeg -hide_banner -loglevel error -y "$@"; }

size=270x480
exact='-fflags +bitexact -flags:v +bitexact -map_metadata -1'

# name, source, quality (VP9; less is better)
clip() {
  ff -f lavfi -i "$2" -t 8 -an -c:v libvpx-vp9 -crf "$3" -b:v 0 -deadline good -cpu-used 3 -g 60 -pix_fmt yuv420p $exact "$1.webm"
  ff -f lavfi -i "$2" -t 8 -an -c:v libx264 -crf "$(($3 - 14))" -g 60 -pix_fmt yuv420p -movflags +faststart $exact "$1.mp4"
}

clip dusk "gradients=s=$size:r=20:c0=0x1b1446:c1=0xd9576b:c2=0xf7b267:c3=0x2a6f97:n=4:speed=0.03:seed=7" 40
clip spiral "mandelbrot=s=$size:r=12:start_scale=3:end_scale=0.9:end_pts=96:start_x=-0.743643:start_y=-0.131826:maxiter=80,gblur=sigma=1.2,hue=h=200:s=0.8" 56
clip cells "life=s=30x54:r=5:mold=6:life_color=0xffe9a8:death_color=0x1d3557:mold_color=0x2a6f97:ratio=0.2:seed=5,scale=270:486:flags=neighbor,crop=270:480" 56
clip rule "cellauto=s=54x96:r=14:rule=110:scroll=1:seed=3,scale=270:480:flags=neighbor,format=gbrp,colorchannelmixer=rr=.9:gg=.5:bb=.4" 52
clip lights "gradients=s=$size:r=20:c0=0x03120e:c1=0x26c485:c2=0x0b3954:c3=0x8f3985:n=4:speed=0.04:seed=12:type=radial" 40
